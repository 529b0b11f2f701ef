import type {
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmPasswordInput,
  OpenSession,
} from '../../shared/account/account.ts';
import type { CodeInput, SecondFactor } from '../../shared/account/second-factor.ts';
import { accountMessages } from '../../shared/site/account-messages.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { client, read } from '../auth/account-api.ts';

/** The calls of the settings pages. An admin's password has an endpoint of its own (docs/product.md#api). */
export const settingsApi = {
  changePassword: (json: ChangePasswordInput) =>
    read(client.organisations['change-password'].$post({ json }), areaMessages.password.wrong),
  changeAdminPassword: (json: ChangePasswordInput) =>
    read(client.admin['change-password'].$post({ json }), areaMessages.password.wrong),
  signIns: (accountId?: string) =>
    read(
      accountId
        ? client.accounts[':id']['sign-ins'].$get({ param: { id: accountId } })
        : client.account['sign-ins'].$get(),
      areaMessages.signIns.failed,
    ),
  confirmPassword: (json: ConfirmPasswordInput) =>
    read(client.auth['confirm-password'].$post({ json }), areaMessages.password.againFailed),
  secondFactor: (): Promise<SecondFactor> =>
    read(client.account['second-factor'].$get(), areaMessages.secondFactor.failed),
  beginSecondFactor: () =>
    read(client.account['second-factor'].$post(), areaMessages.secondFactor.changeFailed),
  confirmSecondFactor: (json: CodeInput) =>
    read(
      client.account['second-factor'].confirm.$post({ json }),
      areaMessages.secondFactor.changeFailed,
    ),
  renewRecoveryCodes: (json: CodeInput) =>
    read(
      client.account['second-factor']['recovery-codes'].$post({ json }),
      areaMessages.secondFactor.changeFailed,
    ),
  turnOffSecondFactor: (json: CodeInput) =>
    read(
      client.account['second-factor'].off.$post({ json }),
      areaMessages.secondFactor.changeFailed,
    ),
  sessions: (): Promise<OpenSession[]> =>
    read(client.account.sessions.$get(), areaMessages.sessions.failed),
  endSession: (id: string) =>
    read(
      client.account.sessions[':id'].$delete({ param: { id } }),
      areaMessages.sessions.endFailed,
    ),
  endOtherSessions: () => read(client.account.sessions.$delete(), areaMessages.sessions.endFailed),
  changeEmail: (json: ChangeEmailInput) =>
    read(client.account.email.$post({ json }), accountMessages.requestFailed),
};
