import { payrollCalendar as calendar } from '@/content/payroll-calendar'

const looks = {
  due: 'bg-green font-semibold text-sheet',
  holiday:
    'bg-[repeating-linear-gradient(135deg,var(--color-ochre-wash)_0_4px,oklch(0.905_0.07_86)_4px_6px)] font-semibold text-ochre-ink',
  counted: 'border-b-2 border-rule-green',
  payday: 'font-semibold text-green ring-[1.5px] ring-green ring-inset',
}

/** Cells of whole weeks, from Monday; undefined before the first of the month. */
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
    <span
      className={`inline-grid size-[2.2rem] place-items-center rounded-sheet ${mark ? looks[mark] : weekend ? 'text-ink-2' : ''}`}
    >
      {day}
      {mark ? <span className="sr-only">, {calendar.meanings[mark]}</span> : null}
    </span>
  )
}

/** Three business days counted back from a payday, around a holiday. */
export function PayrollCalendar() {
  const { note } = calendar
  return (
    <figure className="border-t border-ink text-sm">
      <table className="w-full table-fixed text-center">
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
                <td key={weekday} className="h-[2.9rem]">
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
