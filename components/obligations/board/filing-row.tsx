import { FileText, X } from 'lucide-react'
import { Doubts } from '@/components/obligations/board/doubts'
import { Input } from '@/components/ui/field'
import { boardText } from '@/content/obligation-board'
import { receiptsText } from '@/content/obligation-receipts'
import { workStates } from '@/content/obligations'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { canBeConfirmed, type Doubt, type DroppedFile, type Filing, type Row } from '@/lib/obligations/filing'
import type { Disagreement } from '@/lib/obligations/match-receipts'

const text = boardText.file
const field = 'grid gap-0.5 text-sm text-ink-2 [&>input]:text-ink'

type FilingRowProps = {
  row: Row
  filing: Filing
  today: CivilDay
  disagreements: readonly Disagreement[]
  doubts: readonly Doubt[]
  /** True after an attempt to save; empty fields are then marked. */
  tried: boolean
  onChange: (part: Partial<Filing>) => void
  onRemove: (file: DroppedFile) => void
}

export function FilingRow({
  row,
  filing: { number, day, value, paidOn, settled, done },
  today,
  disagreements,
  doubts,
  tried,
  onChange,
  onRemove,
}: FilingRowProps) {
  const { title, own, files } = row
  const label = (name: string) => ({ 'aria-label': `${name}: ${title}` })
  const missing = (typed: string) => (tried && typed === '' ? true : undefined)
  const pays = paidOn !== '' || files.some(({ kind }) => kind === 'payment')
  const wrong = doubts.filter((doubt) => !canBeConfirmed(doubt))
  return (
    <li
      data-row={row.id}
      className="grid items-start gap-x-3 gap-y-1 border-t border-rule p-1 py-2 first:border-t-0 sm:grid-cols-[1fr_12rem_10.5rem_9rem]"
    >
      <div className="text-sm wrap-anywhere sm:row-span-2">
        {title}
        {row.filed ? <small className="block text-xs text-ink-2">{receiptsText.filedBefore}</small> : null}
        {files.length > 0 ? (
          <ul>
            {files.map((file) => (
              <li key={file.key} className="flex items-center gap-1.5 text-ink-2">
                <FileText className="size-4 flex-none text-green" strokeWidth={1.75} aria-hidden />
                <span className="min-w-0">
                  {receiptsText.kinds[file.kind]}: {file.file.name}
                </span>
                <button
                  type="button"
                  aria-label={receiptsText.remove(file.file.name)}
                  onClick={() => onRemove(file)}
                  className="grid size-tap flex-none place-items-center rounded-control hover:bg-sunk"
                >
                  <X className="size-4" strokeWidth={1.75} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {own ? (
        <label className="flex min-h-tap items-center gap-3 text-sm">
          <input
            type="checkbox"
            aria-label={`${workStates.filed}: ${title}`}
            className="size-5 flex-none accent-green"
            checked={done}
            onChange={({ target }) => onChange({ done: target.checked })}
          />
          {workStates.filed}
        </label>
      ) : (
        <label className={field}>
          {text.number}
          <Input
            {...label(text.number)}
            aria-invalid={missing(number.trim())}
            maxLength={60}
            autoComplete="off"
            value={number}
            onChange={({ target }) => onChange({ number: target.value })}
          />
        </label>
      )}
      <label className={field}>
        {text.day}
        <Input
          {...label(text.day)}
          aria-invalid={missing(day)}
          type="date"
          max={today}
          value={day}
          onChange={({ target }) => onChange({ day: target.value, settled: false })}
        />
      </label>
      <label className={field}>
        {text.value}
        <Input
          {...label(text.value)}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      </label>
      {pays ? (
        <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:col-span-2 sm:col-start-2">
          {receiptsText.paidOn}
          <Input
            {...label(receiptsText.paidOn)}
            aria-invalid={missing(paidOn)}
            type="date"
            max={today}
            value={paidOn}
            className="w-auto"
            onChange={({ target }) => onChange({ paidOn: target.value, settled: false })}
          />
        </label>
      ) : null}
      {wrong.length > 0 ? (
        <p className="col-span-full bg-red-wash px-3 py-2 text-sm font-[550] text-red">
          {wrong.map((doubt) => receiptsText.doubts[doubt]).join(' ')}
        </p>
      ) : null}
      <Doubts
        disagreements={disagreements}
        doubts={doubts.filter((doubt) => canBeConfirmed(doubt))}
        settled={settled}
        onSettle={(yes) => onChange({ settled: yes })}
      />
    </li>
  )
}
