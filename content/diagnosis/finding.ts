/** `by-hand` is what no service tells: a person has to look. */
export type FindingState = 'good' | 'warning' | 'bad' | 'unknown' | 'by-hand'

/** What was seen in one sentence, and what to do about it; never a value that has to stay secret. */
export type Finding = { state: FindingState; seen: string; todo?: string }

export const good = (seen: string): Finding => ({ state: 'good', seen })
export const warning = (seen: string, todo: string): Finding => ({ state: 'warning', seen, todo })
export const bad = (seen: string, todo: string): Finding => ({ state: 'bad', seen, todo })
export const unknown = (seen: string, todo: string): Finding => ({ state: 'unknown', seen, todo })
export const byHand = (seen: string, todo: string): Finding => ({ state: 'by-hand', seen, todo })
