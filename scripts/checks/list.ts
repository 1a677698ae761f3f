import type { Check } from './check'

type Listed = { group: string; about: string; load: () => Promise<{ check: Check }> }

export const checks = {
  authz: {
    group: 'security',
    about: 'nobody sees, changes or hears what they may not: pages, actions, handlers, rows, files, live',
    load: () => import('./authz'),
  },
  csrf: {
    group: 'security',
    about: 'requests from other origins change nothing',
    load: () => import('./csrf'),
  },
  enumeration: {
    group: 'security',
    about: 'neither words nor times of the three forms tell who has an account',
    load: () => import('./enumeration'),
  },
  headers: {
    group: 'security',
    about: 'every answer has its policies, and every page keeps them in the browser',
    load: () => import('./headers'),
  },
  leaks: {
    group: 'security',
    about: 'no secret or personal text in the build, pages, rows, mails, calls or logs',
    load: () => import('./leaks'),
  },
  limits: {
    group: 'security',
    about: 'many guesses at once through two instances get exactly as far as the limit',
    load: () => import('./limits'),
  },
  policies: {
    group: 'security',
    about: 'the tests notice a weakened database: --mutate [PATTERN] weakens it, one way after the other',
    load: () => import('./policies'),
  },
  session: {
    group: 'security',
    about: 'sessions are renewed side by side, made-up tokens are nobody’s',
    load: () => import('./session'),
  },
  uploads: {
    group: 'security',
    about: 'bad files are refused, good ones of many producers are taken (SAMPLE_FILES: a folder of more)',
    load: () => import('./uploads'),
  },
  xss: {
    group: 'security',
    about: 'hostile texts in everything that people write are shown as text and never run',
    load: () => import('./xss'),
  },
  chaos: {
    group: 'resilience',
    about: 'faults while files are sent lose, double and orphan nothing: --seed N repeats a run',
    load: () => import('./chaos'),
  },
  instances: {
    group: 'resilience',
    about: 'the browser tests through two instances: words behind -- choose among them',
    load: async () => ({ check: (await import('./browser-tests')).instances }),
  },
  isolation: {
    group: 'resilience',
    about: 'fifty of the worst files of one client hold up nobody else',
    load: () => import('./isolation'),
  },
  crowd: {
    group: 'resilience',
    about: 'forty pages of one client at once hold up nobody else',
    load: () => import('./crowd'),
  },
  mails: {
    group: 'resilience',
    about:
      '2,000 mails of one sender in a minute while instances are killed: none lost, none twice, nobody else waits',
    load: () => import('./mails'),
  },
  recovery: {
    group: 'resilience',
    about: 'the database goes away, instances are stopped, a backup is restored',
    load: () => import('./recovery'),
  },
  load: {
    group: 'load',
    about: 'pages and uploads under load: times, errors, memory (CHECK_LENGTH=0.1 is a tenth)',
    load: () => import('./load'),
  },
  times: {
    group: 'times',
    about: 'what the product promises in seconds, in a browser with nothing else running',
    load: async () => ({ check: (await import('./browser-tests')).times }),
  },
} as const satisfies Record<string, Listed>

export type CheckName = keyof typeof checks
const entries = Object.entries(checks) as [CheckName, Listed][]

export const isCheck = (word: string): word is CheckName => word in checks
export const checksOf = (group: string) => entries.filter(([, check]) => check.group === group)
export const groups = [...new Set(entries.map(([, { group }]) => group))]

export type Chosen = { names: CheckName[]; args: string[]; unknown: string[] }

/** `words` are names of checks or groups; everything from the first option on is passed to the checks. */
export function chooseChecks(words: readonly string[]): Chosen {
  const at = words.findIndex((word) => word.startsWith('-'))
  const wanted = at < 0 ? words : words.slice(0, at)
  const args = at < 0 ? [] : words.slice(words[at] === '--' ? at + 1 : at)
  const named = wanted.flatMap((word) => {
    const members = checksOf(word).map(([name]) => name)
    return members.length > 0 ? members : [word]
  })
  return {
    names: [...new Set(named.filter(isCheck))],
    args,
    unknown: named.filter((word) => !isCheck(word)),
  }
}
