export function flagsFor(address: string, options: { profile: string; printer: boolean }): string[];
export function nextWait(ran: number, waited: number): number;
export function untilTime(time: string, now: Date): number | null;
export function tellsOfCrash(message: string): boolean;
export const BEATS: string[];
export function titleIn(message: string): string | null;
export function createPulse(hungAfter: number): (title: string, at: number) => boolean;
export function policyFor(address: string): Record<string, unknown>;
