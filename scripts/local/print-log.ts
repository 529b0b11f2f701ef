import { readFileSync } from 'node:fs';

type Line = { level: string; message: string };

/** Prints a line of the Worker's log. The simulator of mail says where it put one: this prints what the mail says. */
export function printLog({ level, message }: Line) {
  const [, file] = message.match(/^Text: (.+)$/m) ?? [];
  if (!file) return void (level === 'error' ? console.error(message) : console.log(message));
  const headers = message.match(/^(?:From|To|Subject): .+$/gm) ?? [];
  console.log(
    `\n--- Mail ---\n${headers.join('\n')}\n\n${readFileSync(file, 'utf8')}\n--- End ---\n`,
  );
}
