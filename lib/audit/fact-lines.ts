import { actionNames, auditText } from '@/content/audit'
import {
  areaFactNames,
  factNames,
  factTexts,
  hiddenFacts,
  stateNames,
  valueNames,
} from '@/content/audit-facts'
import { municipalityName } from '@/content/municipalities'
import { formerFacts, traits } from '@/content/tax-calendar/profile'
import { periodName } from '@/content/tax-calendar/words'
import { isUuid } from '@/lib/format/uuid'
import { bogotaDay, formatCivilDay, momentAt } from '@/lib/calendar/civil-day'
import { formatDateTime, formatTime } from '@/lib/format/date'
import { deviceName } from '@/lib/format/device-name'
import { formatFileSize } from '@/lib/format/number'
import { readPeriod } from '@/lib/tax-calendar/period'

type Facts = Readonly<Record<string, unknown>> | null
export type MemberNames = ReadonlyMap<string, string>
type Reader = (value: never, names: MemberNames) => string

const own = <T>(from: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  from && Object.hasOwn(from, name) ? from[name] : undefined
/** In the facts of an audit entry, a number is an hour of the day, and a text is a moment or a day. */
const hour = (at: number | string) =>
  typeof at === 'number' ? formatTime(momentAt(bogotaDay(0), at)) : plain(at)
const memberName = (id: string, names: MemberNames) => names.get(id) ?? factTexts.gone

function days(all: readonly string[]): string {
  const [first = '', last = ''] = [all[0], all.at(-1)]
  if (all.length < 4) return all.map(formatCivilDay).join(', ')
  return factTexts.span(formatCivilDay(first), formatCivilDay(last), all.length)
}

function periodLabel(text: string): string {
  const period = readPeriod(text)
  return period ? periodName(period) : text
}

const readers: Readonly<Record<string, Reader>> = {
  starts_at: (moment: string) => formatDateTime(moment),
  settled_at: (moment: string) => formatDateTime(moment),
  at: (moment: string) => formatDateTime(moment),
  due_on: formatCivilDay,
  day: formatCivilDay,
  period: periodLabel,
  days,
  from: hour,
  until: hour,
  size: formatFileSize,
  member: memberName,
  responsible: memberName,
  heir: memberName,
  advisors: (ids: readonly string[], names) =>
    ids.map((id) => memberName(id, names)).join(', ') || factTexts.nobody,
  clients: (all: number | readonly string[]) => String(typeof all === 'number' ? all : all.length),
  valid_from: formatCivilDay,
  responsibilities: (codes: readonly string[]) => codes.join(', ') || factTexts.nothing,
  activities: (codes: readonly string[]) => codes.join(', ') || factTexts.nothing,
  traits: (all: readonly string[]) =>
    all.map((one) => own(traits, one) ?? own(formerFacts, one) ?? one).join('; ') || factTexts.nothing,
  municipalities: (all: readonly { code: string }[]) =>
    all.map(({ code }) => municipalityName(code)).join(', ') || factTexts.nothing,
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? factTexts.yes : factTexts.no
  if (typeof value !== 'string') return JSON.stringify(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatCivilDay(value)
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? formatDateTime(value) : value
}

function valueLabel(area: string, name: string, value: unknown, names: MemberNames): string {
  const reader = own(readers, name)
  if (reader) return reader(value as never, names)
  const known = name === 'status' ? own(stateNames, area) : own(valueNames, name)
  return (typeof value === 'string' ? own(known, value) : undefined) ?? plain(value)
}

const says = ([name, value]: [string, unknown]) =>
  value !== null &&
  value !== '' &&
  !hiddenFacts.includes(name) &&
  (Object.hasOwn(readers, name) || !(typeof value === 'string' && isUuid(value)))

const order = Object.keys(factNames)
const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)

export function factLines(action: string, facts: Facts, names: MemberNames): string[] {
  const [area = ''] = action.split('.')
  return Object.entries(facts ?? {})
    .filter(says)
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([name, value]) => {
      const label = own(own(areaFactNames, area), name) ?? own(factNames, name) ?? name
      return `${label}: ${valueLabel(area, name, value, names)}`
    })
}

/** Returns the action's Spanish name or, for an action without one, its code, such as `staff.removed`. */
export const actionLabel = (action: string): string => actionNames[action] ?? action

type Actor = { actor: string | null; actor_name: string | null }
export const actorLabel = ({ actor, actor_name: name }: Actor): string => name ?? actor ?? auditText.system

type Place = { ip: string | null; user_agent: string | null }
/** Returns device and IP address in one line, without parts that were not recorded. */
export function placeLabel({ ip, user_agent: agent }: Place): string {
  const parts = [deviceName(agent), ip && ip !== 'unknown' ? ip : null].filter(Boolean)
  return parts.join(', ') || auditText.unknownPlace
}
