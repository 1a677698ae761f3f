import { createRequire } from 'node:module'

/** A property in the form of jCal (RFC 7265): name, parameters, type, value. */
export type Property = [name: string, parameters: Record<string, string>, type: string, value: unknown]
export type Component = [name: string, properties: Property[], parts: Component[]]
type Party = { val: string; params: Record<string, string | boolean> }
export type Entry = {
  type: string
  uid: string
  method: string
  status: string
  sequence: number
  summary: string
  start: Date
  end: Date
  dtstamp: Date
  organizer: Party
  attendee: Party
}
const load = createRequire(import.meta.url)
export const { parse } = load('ical.js') as { parse: (text: string) => Component }
const { sync } = load('node-ical') as { sync: { parseICS: (text: string) => Record<string, Entry> } }

/** Returns the events of a file as the library node-ical reads them; `parse` uses the library ical.js. */
export const entriesOf = (file: string): Entry[] =>
  Object.values(sync.parseICS(file)).filter(({ type }) => type === 'VEVENT')

/** For each method, RFC 5546 (3.2) names properties that an event must have once or must not have. */
const rules: Record<string, { once: string[]; never: string[]; status: string[] }> = {
  PUBLISH: {
    once: ['uid', 'dtstamp', 'dtstart', 'organizer', 'summary'],
    never: ['attendee', 'request-status'],
    status: ['TENTATIVE', 'CONFIRMED', 'CANCELLED'],
  },
  REQUEST: {
    once: ['uid', 'dtstamp', 'dtstart', 'organizer', 'summary', 'sequence', 'attendee'],
    never: ['request-status'],
    status: ['TENTATIVE', 'CONFIRMED'],
  },
  CANCEL: {
    once: ['uid', 'dtstamp', 'organizer', 'sequence', 'attendee'],
    never: ['request-status'],
    status: ['CANCELLED'],
  },
}

/** Returns the rules of RFC 5546 that the file breaks, and the values that the two libraries read differently. */
export function breaches(file: string): string[] {
  const [, head, parts] = parse(file)
  const method = String(head.find(([name]) => name === 'method')?.[3])
  const rule = rules[method]
  if (!rule) return [`method ${method}`]
  const entries = new Map(entriesOf(file).map((entry) => [entry.uid, entry]))
  return parts.flatMap(([kind, properties]) => {
    const count = (name: string) => properties.filter(([known]) => known === name).length
    const valueOf = (name: string) => String(properties.find(([known]) => known === name)?.[3])
    const status = valueOf('status')
    const entry = entries.get(valueOf('uid'))
    const read = { start: valueOf('dtstart'), end: valueOf('dtend'), dtstamp: valueOf('dtstamp') }
    return [
      ...(kind === 'vevent' ? [] : [kind]),
      ...rule.once.filter((name) => count(name) !== 1).map((name) => `${method}: ${count(name)} ${name}`),
      ...rule.never.filter((name) => count(name) > 0).map((name) => `${method}: has ${name}`),
      ...(rule.status.includes(status) ? [] : [`${method}: is ${status}`]),
      ...Object.entries(read)
        .filter(([name, moment]) => !isSame(entry?.[name as keyof typeof read], moment))
        .map(([name, moment]) => `${name}: ${moment} is also read as ${String(entry?.[name as 'start'])}`),
      ...(entry?.summary === valueOf('summary') && entry.sequence === Number(valueOf('sequence'))
        ? []
        : [`${valueOf('summary')}: is also read as ${entry?.summary} ${entry?.sequence}`]),
    ]
  })
}

/** node-ical reads a whole day as midnight in the time zone of this machine. */
const isSame = (read: Date | undefined, moment: string) =>
  moment.length === 10
    ? read?.toDateString() === new Date(`${moment}T00:00:00`).toDateString()
    : read?.getTime() === Date.parse(moment)

/** Acts like a calendar (RFC 5546, 2.1.5), which ignores a version of an event that is older than the stored one. */
export function openCalendar() {
  const newest = new Map<string, Entry>()
  return {
    receive(file: string) {
      for (const entry of entriesOf(file)) {
        const known = newest.get(entry.uid)
        const ahead =
          entry.sequence - (known?.sequence ?? -1) || Number(entry.dtstamp) - Number(known?.dtstamp)
        if (ahead >= 0) newest.set(entry.uid, entry)
      }
    },
    shown: () =>
      [...newest.values()]
        .filter(({ method, status }) => method !== 'CANCEL' && status !== 'CANCELLED')
        .map(({ start, status }) => `${start.toISOString()} ${status}`)
        .toSorted(),
  }
}
