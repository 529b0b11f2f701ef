import { z } from 'zod';
import { SIGN_IN_OUTCOMES } from '../../../shared/account/sign-ins.ts';
import { defineAnswer, id, instant } from '../../http/describe-route.ts';
import { OrganisationAnswer, role } from '../../records/answers.ts';

const session = z.object({ _id: id, name: z.string(), role });

export const AccessTokenAnswer = defineAnswer('AccessToken', z.object({ accessToken: z.string() }));

export const SessionAnswer = defineAnswer('Session', z.object({ organisation: session }));

export const SignedInAnswer = defineAnswer(
  'SignedIn',
  z.object({ accessToken: z.string(), organisation: session }),
);

export const RegisteredAnswer = defineAnswer(
  'Registered',
  z.object({ accessToken: z.string().optional(), organisation: session }),
);

export const OpenSessionAnswer = defineAnswer(
  'OpenSession',
  z.object({
    _id: id,
    beganAt: instant,
    usedAt: instant.describe('To a quarter of an hour.'),
    device: z.string().describe("A rough name; '' where it is not known."),
    isThis: z.boolean(),
  }),
);

export const SecondFactorAnswer = defineAnswer(
  'SecondFactor',
  z.object({
    accountId: id,
    since: instant.nullable().describe('Null where signing in asks for the password alone.'),
    recoveryCodesLeft: z.int(),
    removalDueAt: instant.nullable(),
  }),
);

export const BegunFactorAnswer = defineAnswer(
  'BegunFactor',
  z.object({
    secret: z.string().describe('In base 32, for an authenticator app.'),
    address: z.string().describe('The same as an otpauth: address, for a QR code.'),
  }),
);

export const RecoveryCodesAnswer = defineAnswer(
  'RecoveryCodes',
  z.object({ recoveryCodes: z.array(z.string()) }),
);

export const RemovalAnswer = defineAnswer('Removal', z.object({ removalDueAt: instant }));

export const PersonAnswer = defineAnswer(
  'Person',
  z.object({
    _id: id,
    email: z.string().describe('What they sign in with.'),
    hasPassword: z.boolean().describe('False until they have chosen one.'),
    isYou: z.boolean(),
    createdAt: instant.describe('When they were added, or last invited.'),
    secondFactor: z
      .object({ removalDueAt: instant.nullable() })
      .nullable()
      .describe('Null where signing in asks for the password alone.'),
    standIn: z
      .object({ email: z.string(), until: z.iso.date().describe('The last day, in the city.') })
      .nullable()
      .describe('Who gets what they are asked by mail too, while they are away.'),
  }),
);

export const StandInLinkAnswer = defineAnswer(
  'StandInLink',
  z.object({
    organisation: z.string().describe('Its name.'),
    until: z.iso.date().describe('The last day, in the city.'),
  }),
);

export const InvitationAnswer = defineAnswer(
  'Invitation',
  z.object({
    account: PersonAnswer.schema,
    link: z.string().nullable().describe('Works once; null where it was sent by mail.'),
    expiresAt: instant,
  }),
);

export const SignInTraceAnswer = defineAnswer(
  'SignInTrace',
  z.object({
    outcome: z
      .enum(SIGN_IN_OUTCOMES)
      .describe('stopped: the password was right, and a code was missing or wrong.'),
    times: z.int().min(1).describe('How often in that hour.'),
    lastAt: instant,
  }),
);

export const RegistrationsAnswer = defineAnswer(
  'Registrations',
  z.object({
    registrations: z.array(
      z.object({
        organisation: OrganisationAnswer.schema,
        email: z.string().describe('What its owner signs in with.'),
        isConfirmed: z.boolean().describe('False until its owner has opened the link.'),
        twins: z
          .array(z.object({ _id: id, name: z.string(), approved: z.boolean() }))
          .describe('Some of those that may be the same organisation, approved ones first.'),
        moreTwins: z.int(),
      }),
    ),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    unconfirmed: z.int().describe('How many of all have not confirmed their address.'),
    isFull: z.boolean().describe('Whether new registrations are refused because too many wait.'),
  }),
);

export const RemovedAnswer = defineAnswer(
  'Removed',
  z.object({ removed: z.int(), message: z.string() }),
);
