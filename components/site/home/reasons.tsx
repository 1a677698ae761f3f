import { Section } from '@/components/site/section'
import { sourcesOf, statistics } from '@/content/claims'
import { home, payrollCalendar as calendar } from '@/content/home'

const { title, benefits } = home.reasons
const figures = statistics('experience', 'clients', 'experts', 'retention')

export function Reasons() {
  return (
    <Section folio={3} roomy>
      <h2 className="mb-6 text-3xl/[1.06] md:mb-12">{title}</h2>
      <div className="grid items-start gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <ul className="grid gap-x-8 border-t border-ink sm:grid-cols-2">
          {benefits.map((benefit) => (
            <li key={benefit.title} className="benefit">
              <h3 className="text-balance">{benefit.title}</h3>
              <p className="mt-2 max-w-[34ch] text-ink-2">{benefit.text}</p>
            </li>
          ))}
        </ul>
        <PayrollCalendar />
      </div>
      {figures.length > 0 ? (
        <>
          <dl className="mt-12 grid grid-cols-2 border-t border-ink rule-closes max-[18rem]:grid-cols-1 md:grid-cols-4 md:py-6">
            {figures.map(({ value, label }) => (
              <div key={label} className="key-figure">
                <dt className="mt-2 text-ink-2">{label}</dt>
                <dd className="key-digits">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-sm text-ink-2">{sourcesOf(figures)}</p>
        </>
      ) : null}
    </Section>
  )
}

const looks = {
  // A border marks each kind of day where forced colours remove the backgrounds.
  due: 'bg-green font-semibold text-sheet forced-colors:border-3',
  holiday:
    'bg-[repeating-linear-gradient(135deg,var(--color-ochre-wash)_0_4px,oklch(0.905_0.07_86)_4px_6px)] font-semibold text-ochre-ink forced-colors:border-2 forced-colors:border-dotted',
  counted: 'border-b-2 border-rule-green',
  payday:
    'font-semibold text-green ring-[1.5px] ring-green ring-inset forced-colors:border-4 forced-colors:border-double',
}

const cells = [
  ...Array.from({ length: calendar.firstWeekday }, () => undefined),
  ...Array.from({ length: calendar.days }, (_, index) => index + 1),
]
const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
  cells.slice(week * 7, week * 7 + 7),
)

function Day({ day, weekend }: { day: number | undefined; weekend: boolean }) {
  if (!day) return null
  const mark = calendar.marks[day]
  return (
    <span className={`month-day ${mark ? looks[mark] : weekend ? 'text-ink-2' : ''}`}>
      {day}
      {mark ? <span className="sr-only">, {calendar.meanings[mark]}</span> : null}
    </span>
  )
}

function PayrollCalendar() {
  const { note } = calendar
  return (
    <figure className="border-t border-ink text-sm">
      <table className="w-full table-fixed text-center [&_td]:h-[2.9rem]">
        <caption className="pt-5 pb-2.5 text-left">
          <b className="block font-serif text-lg/[1.25] font-[550]">{calendar.month}</b>
          {calendar.payday}
        </caption>
        <thead>
          <tr>
            {calendar.weekdays.map(([letter, name]) => (
              <th key={letter} scope="col" className="py-1.5 text-xs font-medium text-ink-2">
                <span aria-hidden>{letter}</span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row} className="border-t border-rule">
              {week.map((day, weekday) => (
                <td key={weekday}>
                  <Day day={day} weekend={weekday > 4} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="border-t border-rule pt-3.5 leading-normal">
        {note.text} <b>{note.holiday}</b>
        {note.so} <b>{note.due}</b>.
      </figcaption>
    </figure>
  )
}
