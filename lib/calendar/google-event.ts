/** Whole hours of Bogotá, written as Google wants local times: `20261124T090000`. */
const localTime = (moment: string) =>
  new Date(Date.parse(moment) - 5 * 3_600_000).toISOString().slice(0, 19).replace(/[-:]/g, '')

type Event = { title: string; details: string; place: string; start: string; end: string }

/** The address that opens Google Calendar with the event filled in; the zone travels with it. */
export function googleEventAddress({ title, details, place, start, end }: Event): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${localTime(start)}/${localTime(end)}`,
    ctz: 'America/Bogota',
    details,
    location: place,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
