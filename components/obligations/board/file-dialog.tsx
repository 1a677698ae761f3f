'use client'
import { useState, type SubmitEvent } from 'react'
import { ReceiptDrop, type ReadFile } from '@/components/obligations/board/receipt-drop'
import { DraftModal } from '@/components/admin/draft-modal'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { boardText } from '@/content/obligation-board'
import { workStates } from '@/content/obligations'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { changeManyAction } from '@/lib/obligations/actions'
import type { Chosen } from '@/lib/obligations/board/board'
import type { NotDone } from '@/lib/obligations/mutations'
import type { Disagreement, Match } from '@/lib/obligations/receipts'

const text = boardText.file
const receiptText = boardText.receipts

type Filing = {
  number: string
  day: CivilDay
  value: string
  /** Name of the receipt that was read; `disagreements` lists what in it does not match the obligation. */
  file?: string
  disagreements: readonly Disagreement[]
  settled: boolean
  done: boolean
}

type FileWorkProps = {
  rows: readonly Chosen[]
  today: CivilDay
  onClose: () => void
  /** `all` is the number of obligations that were sent. */
  onDone: (refused: readonly NotDone[], all: number) => void
}

const listed = new Intl.ListFormat('es-CO')

/** Rows with a form number, typed or read from a receipt, are marked as filed; ticked rows are marked as done. */
export function FileWork({ rows, today, onClose, onDone }: FileWorkProps) {
  const [filings, setFilings] = useState<Readonly<Record<string, Filing>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, act } = useAct()
  const filingOf = (id: string): Filing =>
    filings[id] ?? { number: '', day: today, value: '', disagreements: [], settled: false, done: true }
  const filled = rows.filter(({ id, own }) => (own ? filingOf(id).done : filingOf(id).number.trim() !== ''))
  const receipts = rows.filter(({ own }) => !own)
  const open = filled.filter(({ id }) => filingOf(id).disagreements.length > 0 && !filingOf(id).settled)

  const change = (id: string, part: Partial<Filing>) =>
    setFilings((before) => ({ ...before, [id]: { ...filingOf(id), ...part } }))
  function take(matches: readonly Match<ReadFile>[]) {
    for (const { file, expected, disagreements } of matches) {
      if (!expected) continue
      const files = matches.filter((match) => match.expected === expected).map((match) => match.file.name)
      const { number, filedOn, value } = file.receipt
      change(expected.id, {
        number: number ?? '',
        day: filedOn ?? '',
        value: value === null ? '' : String(value),
        file: listed.format(files),
        disagreements,
        settled: false,
      })
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (filled.length === 0) return setProblem(text.missing)
    if (open.length > 0) return setProblem(receiptText.unsettled(open.length))
    const items = filled.map(({ id, version, own }) => {
      const { number, day, value } = filingOf(id)
      return { obligation: id, seen: version, receipt: number, filedOn: day, value, ...(own && { own }) }
    })
    act({
      work: () => changeManyAction({ kind: 'file', items }),
      then: (refused) => onDone(refused, items.length),
      onFailure: ({ fields, message }) => {
        setProblem(Object.values(fields ?? {})[0] ?? message)
        return true
      },
    })
  }

  return (
    <DraftModal
      holdsDraft={Object.keys(filings).length > 0}
      onClose={onClose}
      aria-labelledby="file-title"
      className="w-[min(56rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
    >
      {({ leave }) => (
        <form onSubmit={submit} noValidate className="grid gap-4 p-6 max-sm:p-4">
          <h2 id="file-title">{text.title(rows.length)}</h2>
          <p className="text-ink-2">{text.text}</p>
          {receipts.length > 0 ? (
            <ReceiptDrop expected={receipts.map(({ expected }) => expected)} onMatched={take} />
          ) : null}
          <ul className="max-h-[45dvh] overflow-y-auto border-y border-ink">
            {rows.map(({ id, title, own }) => (
              <FilingRow
                key={id}
                title={title}
                own={own}
                today={today}
                filing={filingOf(id)}
                onChange={(part) => change(id, part)}
              />
            ))}
          </ul>
          {problem ? (
            <Notice tone="bad" role="alert">
              {problem}
            </Notice>
          ) : null}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? text.busy : text.confirm(filled.length)}
            </Button>
            <Button type="button" disabled={busy} onClick={leave}>
              {boardText.select.cancel}
            </Button>
          </p>
        </form>
      )}
    </DraftModal>
  )
}

type FilingRowProps = {
  title: string
  own: boolean
  today: CivilDay
  filing: Filing
  onChange: (part: Partial<Filing>) => void
}

function FilingRow({ title, own, today, filing, onChange }: FilingRowProps) {
  const { number, day, value, file, disagreements, settled, done } = filing
  const label = (name: string) => ({ 'aria-label': `${name}: ${title}`, placeholder: name })
  return (
    <li className="grid items-center gap-x-3 gap-y-1 border-t border-rule p-1 py-2 first:border-t-0 sm:grid-cols-[1fr_12rem_10.5rem_9rem]">
      <span className="text-sm wrap-anywhere">
        {title}
        {file ? <small className="block text-ink-2">{receiptText.from(file)}</small> : null}
      </span>
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
        <Input
          {...label(text.number)}
          maxLength={60}
          autoComplete="off"
          value={number}
          onChange={({ target }) => onChange({ number: target.value })}
        />
      )}
      <Input
        {...label(text.day)}
        type="date"
        max={today}
        value={day}
        onChange={({ target }) => onChange({ day: target.value })}
      />
      <Input
        {...label(text.value)}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      {disagreements.length > 0 ? (
        <div className="col-span-full bg-ochre-wash px-3 py-1 text-sm text-ochre-ink">
          {receiptText.differs(disagreements.map((one) => receiptText.disagreements[one]).join(', '))}
          <label className="flex min-h-tap items-center gap-3">
            <input
              type="checkbox"
              className="size-5 flex-none accent-green"
              checked={settled}
              onChange={({ target }) => onChange({ settled: target.checked })}
            />
            {receiptText.settle}
          </label>
        </div>
      ) : null}
    </li>
  )
}
