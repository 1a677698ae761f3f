const part = Number(process.env.TRIAL_LENGTH ?? 1)

/** So many seconds, or the part of them that TRIAL_LENGTH wants (0.1 is a tenth). */
export const seconds = (whole: number) => Math.max(1, Math.round(whole * part))

/** What stands behind a figure that was measured for a shorter time than it should be. */
export const shortened = part === 1 ? '' : ` (TRIAL_LENGTH=${part})`
