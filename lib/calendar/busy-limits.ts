/** Limits for reading an outside calendar; sizes are in bytes or characters. */
export const busyLimits = {
  file: 20 * 1024 * 1024,
  days: 90,
  events: 50_000,
  eventText: 64 * 1024,
  zoneText: 256 * 1024,
  timesADay: 300,
  instancesEach: 5_000,
  instances: 20_000,
} as const

export const busyProblems = ['not-calendar', 'too-many'] as const
export type BusyProblem = (typeof busyProblems)[number]
