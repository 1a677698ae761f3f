import ical, { type EventInstance, type VEvent } from 'node-ical'
import { busyLimits, type BusyProblem } from '@/lib/calendar/busy-limits'

/** A busy time in minutes since 1970. */
export type BusyRange = [from: number, until: number]

export type BusyWanted = {
  /** The wanted period, in milliseconds since 1970. */
  from: number
  until: number
  /** Events whose UID ends with this text come from this portal, and do not block. */
  ownUids: string
  /** The owner's mail addresses; an event that one of them declined does not block. */
  emails: readonly string[]
  /** True when tentative events block hours too. */
  tentative: boolean
}

class Stop extends Error {
  readonly problem: BusyProblem

  constructor(problem: BusyProblem) {
    super(problem)
    this.problem = problem
  }
}

type Block = { uid: string; lines: string[]; plain: boolean; size: number }
type Found = { zones: string[]; events: Map<string, Block[]>; name: string }

const minute = 60_000
const day = 86_400_000
/** Times without a zone are read in the time zone of this process, which has to be Bogotá's. */
const header = 'BEGIN:VCALENDAR\nVERSION:2.0'

/**
 * Reads the times at which the owner of a calendar (RFC 5545) is busy, merged and without titles.
 * Events that are transparent, cancelled, declined or from this portal do not block.
 * An event of a whole day blocks only if the calendar says that the owner is busy.
 */
export function busyTimes(
  text: string,
  wanted: BusyWanted,
): { busy: BusyRange[] } | { busyProblem: BusyProblem } {
  try {
    const found = collect(text, wanted)
    const emails = [...wanted.emails, found.name].map((email) => email.toLowerCase()).filter(Boolean)
    let count = 0
    const ranges: BusyRange[] = []
    const take = (instances: readonly EventInstance[]) => {
      count += instances.length
      if (count > busyLimits.instances) throw new Stop('too-many')
      for (const instance of instances) {
        if (!blocks(instance, { ...wanted, emails })) continue
        const from = Math.max(instance.start.getTime(), wanted.from)
        const until = Math.min(instance.end.getTime(), wanted.until)
        if (from < until) ranges.push([Math.floor(from / minute), Math.ceil(until / minute)])
      }
    }
    for (const event of parsed(found)) take(expand(event, wanted))
    return { busy: merged(ranges) }
  } catch (cause) {
    if (cause instanceof Stop) return { busyProblem: cause.problem }
    throw cause
  }
}

const kept =
  /^(UID|DTSTART|DTEND|DURATION|RRULE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|SEQUENCE|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i
const nameLine = /^X-WR-CALNAME[^:]*:\s*(\S+@\S+)\s*$/i
const startOf = /^DTSTART/i
const dateOf = (line: string | undefined) => /:(\d{8})/.exec(line ?? '')?.[1]
const stamp = (moment: number) => new Date(moment).toISOString().slice(0, 10).replaceAll('-', '')

/** Keeps only the properties of events about their time, so that a calendar of 20 MB fits into the memory. */
function collect(text: string, { from, until, ownUids }: BusyWanted): Found {
  const found: Found = { zones: [], events: new Map(), name: '' }
  const [first, last] = [stamp(from - 2 * day), stamp(until + 2 * day)]
  let [zone, event, inner, begun, zoneSize] = [null, null, 0, false, 0] as [
    string[] | null,
    Block | null,
    number,
    boolean,
    number,
  ]
  for (const line of unfolded(text)) {
    const upper = line.slice(0, 20).trimEnd().toUpperCase()
    if (!begun) {
      if (upper !== 'BEGIN:VCALENDAR') throw new Stop('not-calendar')
      begun = true
    } else if (upper === 'BEGIN:VTIMEZONE') zone = [line]
    else if (zone) {
      zone.push(line)
      zoneSize += line.length
      if (zoneSize > busyLimits.zoneText) throw new Stop('too-many')
      if (upper !== 'END:VTIMEZONE') continue
      found.zones.push(zone.join('\n'))
      zone = null
    } else if (upper === 'BEGIN:VEVENT') event = { uid: '', lines: [], plain: true, size: 0 }
    else if (!event) found.name ||= nameLine.exec(line)?.[1] ?? ''
    else if (upper === 'END:VEVENT') {
      if (isNear(event, first, last) && !event.uid.endsWith(ownUids)) keep(found, event)
      event = null
    } else if (upper.startsWith('BEGIN:')) inner += 1
    else if (upper.startsWith('END:')) inner -= 1
    else if (inner === 0) addLine(event, line)
  }
  if (!begun) throw new Stop('not-calendar')
  return found
}

function addLine(event: Block, line: string): void {
  const isAnswer = /^ATTENDEE/i.test(line) && /PARTSTAT=DECLINED/i.test(line)
  if (!isAnswer && !kept.test(line)) return
  if (startOf.test(line) && event.lines.some((other) => startOf.test(other))) return
  event.size += line.length
  if (event.size > busyLimits.eventText) throw new Stop('too-many')
  event.lines.push(line)
  if (/^UID/i.test(line)) event.uid = line.slice(line.indexOf(':') + 1).trim()
  if (/^(RRULE|RECURRENCE-ID|DURATION)/i.test(line)) event.plain = false
  if (timesADay(line) > busyLimits.timesADay) throw new Stop('too-many')
}

/**
 * Returns how many times of day a recurrence rule lists.
 * A rule with too many times of day is refused, because the library computes them all before the first result.
 */
const timesADay = (line: string): number =>
  [...line.matchAll(/BY(?:HOUR|MINUTE|SECOND)=([\d,]+)/gi)].reduce(
    (product, [, list = '']) => product * list.split(',').length,
    1,
  )

/** False for a single event outside the wanted days. */
function isNear({ lines, plain }: Block, first: string, last: string): boolean {
  if (!plain) return true
  const start = dateOf(lines.find((line) => startOf.test(line)))
  const end = dateOf(lines.find((line) => /^DTEND/i.test(line))) ?? start
  return start !== undefined && start <= last && (end ?? start) >= first
}

function keep({ events }: Found, event: Block): void {
  const others = events.get(event.uid)
  if (others) others.push(event)
  else events.set(event.uid, [event])
  if (events.size > busyLimits.events) throw new Stop('too-many')
}

function* unfolded(text: string): Generator<string> {
  let held = ''
  const begin = text.charCodeAt(0) === 0xfeff ? 1 : 0
  for (let at = begin; at < text.length;) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? undefined : end).replace(/\r$/, '')
    at = end < 0 ? text.length : end + 1
    if (line.startsWith(' ') || line.startsWith('\t')) {
      // Long properties are cut, because only titles and descriptions are so long, and these are not used.
      if (held.length < busyLimits.eventText) held += line.slice(1)
      continue
    }
    if (held.trim()) yield held
    held = line
  }
  if (held.trim()) yield held
}

/** Parses each series of events alone, so that a broken series does not spoil the others. */
function* parsed({ events, zones }: Found): Generator<VEvent> {
  let unnamed = 0
  for (const group of events.values()) {
    const bodies = group.map(({ uid, lines }) =>
      ['BEGIN:VEVENT', ...(uid ? [] : [`UID:${(unnamed += 1)}`]), ...lines, 'END:VEVENT'].join('\n'),
    )
    const isZoned = group.some(({ lines }) =>
      lines.some((line) => /TZID=/i.test(line) || /T\d{6}\s*$/.test(line)),
    )
    const text = [header, ...(isZoned ? zones : []), ...bodies, 'END:VCALENDAR'].join('\n')
    for (const event of attempt(() => Object.values(ical.sync.parseICS(text)), []))
      if (event && 'type' in event && event.type === 'VEVENT') yield event
  }
}

function expand(event: VEvent, { from, until }: BusyWanted): EventInstance[] {
  if (!(event.start instanceof Date) || Number.isNaN(event.start.getTime())) return []
  const span = { from: new Date(from), to: new Date(until), expandOngoing: true }
  try {
    const found = ical.expandRecurringEvent(event, span)
    if (found.length > busyLimits.instancesEach) throw new Stop('too-many')
    return found
  } catch (cause) {
    if (cause instanceof Stop) throw cause
    // The library throws this error after 10,000 steps of a recurrence rule.
    if (cause instanceof Error && /maximum iterations|max.*evaluations/i.test(cause.message))
      throw new Stop('too-many')
    return []
  }
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

type Judged = Pick<BusyWanted, 'emails' | 'tentative'>
type Extra = { attendee?: unknown; transparency?: unknown; 'MICROSOFT-CDO-BUSYSTATUS'?: unknown }

function blocks({ event, isFullDay }: EventInstance, { emails, tentative }: Judged): boolean {
  const { attendee, transparency, 'MICROSOFT-CDO-BUSYSTATUS': outlook } = event as Extra
  const [status, shown, busy] = [event.status, transparency, outlook].map(wordOf)
  if (status === 'CANCELLED' || shown === 'TRANSPARENT' || busy === 'FREE' || busy === 'WORKINGELSEWHERE')
    return false
  if (!tentative && (status === 'TENTATIVE' || busy === 'TENTATIVE')) return false
  // Calendars of holidays and birthdays contain whole days without saying whether the owner is busy.
  if (isFullDay && shown !== 'OPAQUE' && busy !== 'OOF' && busy !== 'BUSY') return false
  const answers = [attendee ?? []]
    .flat()
    .map((one) => String((one as { val?: unknown }).val ?? one).toLowerCase())
  return !answers.some((address) => emails.includes(address.replace(/^mailto:/, '')))
}

/** Returns the text of an event's property; the library returns an object for a property with parameters. */
const wordOf = (value: unknown): string =>
  String(typeof value === 'object' && value && 'val' in value ? value.val : (value ?? ''))
    .trim()
    .toUpperCase()

function merged(ranges: BusyRange[]): BusyRange[] {
  const all: BusyRange[] = []
  for (const [from, until] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = all.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], until)
    else all.push([from, until])
  }
  return all
}
