export function flagsFor(address: string, options: { profile: string; printer: boolean }): string[];
export function nextWait(ran: number, waited: number): number;
export function untilTime(time: string, now: Date): number | null;
export function tellsOfCrash(message: string): boolean;
export function policyFor(address: string): Record<string, unknown>;
