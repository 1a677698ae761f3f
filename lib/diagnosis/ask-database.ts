import 'server-only'
import { generalFindings, type QuestionId, type Finding } from '@/content/diagnosis/diagnosis'
import {
  administratorFindings,
  bucketFindings,
  figureFindings,
  housekeepingFindings,
  liveFindings,
  migrationFindings,
  ruleFindings,
} from '@/content/diagnosis/findings/database'
import { missingFigureNames } from '@/content/firm-calendar-review'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { figuresYear, missingFigures } from '@/lib/tax-calendar/year-figures'
import type { DatabaseState, Question } from '@/lib/diagnosis/question'
import { driftOf, kindOf, objectOf } from './drift'
import expected from './database-rules.json'

const uses = ['SUPABASE_URL', 'SUPABASE_SECRET_KEY'] as const

/** Builds a question of the diagnosis: `judge` turns the report of the database function `diagnose` into findings. */
const about = (id: QuestionId, judge: (state: DatabaseState) => Finding | Finding[]): Question => ({
  id,
  uses,
  async ask({ database }) {
    const state = await database()
    if (state === 'absent' && id === 'migrations') return migrationFindings.none
    return typeof state === 'string' ? generalFindings.noAnswer : judge(state)
  },
})

export const databaseQuestions: Question[] = [
  about('migrations', judgeMigrations),
  about('rules', judgeRules),
  about('live', judgeLive),
  about('buckets', judgeBuckets),
  about('administrators', ({ administrators }) =>
    administrators > 0 ? administratorFindings.good(administrators) : administratorFindings.none,
  ),
  about('housekeeping', judgeHousekeeping),
  about('figures', judgeFigures),
]

const most = 5
const named = (names: string[]) =>
  names.length > most ? `${names.slice(0, most).join(', ')} y ${names.length - most} más` : names.join(', ')

const ofKind = (lines: string[], ...kinds: string[]) => lines.filter((line) => kinds.includes(kindOf(line)))

/** True for a migration that is older than the baseline into which all earlier migrations were merged. */
const isOfBefore = (version: string) => /^2026112[34]/.test(version)

function judgeMigrations({ migrations }: DatabaseState): Finding {
  const missing = expected.migrations.filter((version) => !migrations.includes(version))
  const unknown = migrations.filter((version) => !expected.migrations.includes(version))
  if (unknown.some(isOfBefore)) return migrationFindings.before
  if (missing.length > 0) return migrationFindings.missing(named(missing))
  return unknown.length > 0
    ? migrationFindings.ahead(named(unknown))
    : migrationFindings.good(expected.migrations.length)
}

const guards = [
  'schema',
  'rls',
  'policy',
  'grant',
  'run',
  'trigger',
  'function',
  'column',
  'constraint',
  'index',
] as const

/** A newer database has objects that this version of the site does not know, which are no drift. */
const isAhead = ({ migrations }: DatabaseState) =>
  migrations.some((version) => version > (expected.migrations.at(-1) ?? ''))

function judgeRules(state: DatabaseState): Finding | Finding[] {
  const drift = driftOf(state.rules)
  const open = ofKind(state.rules, 'open').map(objectOf)
  const missing = ofKind(drift.missing, ...guards).filter(
    (line) => !(line.startsWith('rls ') && open.includes(objectOf(line))),
  )
  const different = ofKind(drift.different, ...guards)
  // Extra rights of service_role do not matter, because the secret key bypasses row level security anyway.
  const extra = ofKind(drift.extra, 'schema', 'policy', 'grant', 'run').filter(
    (line) => !line.endsWith(' service_role'),
  )
  const functions = new Set(ofKind(expected.rules, 'function').map(objectOf))
  const foreign = extra.filter((line) => line.startsWith('run ') && !functions.has(objectOf(line)))
  const opened = extra.filter((line) => !foreign.includes(line))
  const reported = new Set([...open, ...foreign.map(objectOf)])
  const added = ofKind(drift.extra, 'function', 'trigger', 'column', 'constraint', 'index').filter(
    (line) => !reported.has(objectOf(line)) && !isAhead(state),
  )
  const findings = [
    ...open.map((table) => ruleFindings.open(table)),
    ...(missing.length > 0 ? [ruleFindings.missing(named(missing))] : []),
    ...(different.length > 0 && !isAhead(state) ? [ruleFindings.different(named(different))] : []),
    ...(opened.length > 0 ? [ruleFindings.extra(named(opened))] : []),
    ...(added.length > 0 ? [ruleFindings.added(named(added))] : []),
    ...(foreign.length > 0 ? [ruleFindings.foreign(named([...new Set(foreign.map(objectOf))]))] : []),
  ]
  return findings.length > 0 ? findings : ruleFindings.good(ofKind(expected.rules, ...guards).length)
}

function judgeLive({ rules }: DatabaseState): Finding {
  const { missing, extra } = driftOf(rules)
  const silent = ofKind(missing, 'live').map(objectOf)
  if (silent.length > 0) return liveFindings.missing(named(silent))
  const unexpected = ofKind(extra, 'live').map(objectOf)
  return unexpected.length > 0 ? liveFindings.extra(named(unexpected)) : liveFindings.good
}

function judgeBuckets({ rules }: DatabaseState): Finding | Finding[] {
  const found = ofKind(rules, 'bucket')
  const findings = ofKind(driftOf(rules).missing, 'bucket').map((line) => {
    const name = objectOf(line)
    const theirs = found.find((other) => objectOf(other) === name)
    if (!theirs) return bucketFindings.absent(name)
    return theirs.split(' ')[2] === 'public' ? bucketFindings.open(name) : bucketFindings.limits(name)
  })
  return findings.length > 0 ? findings : bucketFindings.good
}

/** The housekeeping runs every minute, so five minutes without a run mean that it stopped. */
const silentSeconds = 300
const lateSeconds = 600

function judgeHousekeeping({ at, housekeeping, overdue }: DatabaseState): Finding {
  if (!housekeeping) return housekeepingFindings.never
  const seconds = Math.max(0, Math.round((at.getTime() - housekeeping.getTime()) / 1000))
  if (seconds > silentSeconds) return housekeepingFindings.stopped(span(seconds))
  return overdue > lateSeconds
    ? housekeepingFindings.late(span(overdue))
    : housekeepingFindings.good(span(seconds))
}

function span(seconds: number): string {
  const units = [
    [86_400, 'día', 'días'],
    [3600, 'hora', 'horas'],
    [60, 'minuto', 'minutos'],
    [1, 'segundo', 'segundos'],
  ] as const
  const [size, one, many] = units.find(([size]) => seconds >= size) ?? units[3]
  const count = Math.floor(seconds / size)
  return `${count} ${count === 1 ? one : many}`
}

function judgeFigures({ at, uvt, wages }: DatabaseState): Finding {
  const year = figuresYear(bogotaDay(at))
  const missing = missingFigures(year, { uvt, wages }).map((figure) => missingFigureNames[figure](year))
  return missing.length > 0 ? figureFindings.missing(missing.join('; ')) : figureFindings.good(year)
}
