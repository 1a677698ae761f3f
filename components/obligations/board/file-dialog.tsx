'use client'
import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { DraftModal } from '@/components/admin/draft-modal'
import type { LeftFile } from '@/components/obligations/board/filing-result'
import { FilingRow } from '@/components/obligations/board/filing-row'
import { LeftFiles } from '@/components/obligations/board/left-files'
import { readFiles } from '@/components/obligations/board/read-files'
import { ReceiptDrop } from '@/components/obligations/board/receipt-drop'
import { sendReceipts, type Sendable } from '@/components/obligations/board/send-receipts'
import { useFilings } from '@/components/obligations/board/use-filings'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { useAct } from '@/components/ui/use-act'
import { focusInvalid } from '@/components/ui/use-focus-back'
import { boardText } from '@/content/obligation-board'
import { receiptsText } from '@/content/obligation-receipts'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { fileManyAction } from '@/lib/obligations/actions'
import type { Chosen } from '@/lib/obligations/board/board'
import { filingItem } from '@/lib/obligations/filing'
import type { NotDone } from '@/lib/obligations/mutations'
import type { Failure } from '@/lib/result'

const text = boardText.file

type FileWorkProps = {
  rows: readonly Chosen[]
  today: CivilDay
  onClose: () => void
  /** `all` is the number of obligations that the member filled in; `left` are the files that were not stored. */
  onDone: (refused: readonly NotDone[], all: number, left: readonly LeftFile[]) => void
}

/** Obligations with a form number or a receipt are marked as filed, ticked obligations as done. */
export function FileWork({ rows: selected, today, onClose, onDone }: FileWorkProps) {
  // Live updates must not change the dialog's rows, so that a retry after a lost answer sends the same filing.
  const [rows] = useState(selected)
  const { files, states, left, hasDraft, change, take, assign, setKind, remove, settleSent } = useFilings(
    rows,
    today,
  )
  const [filing] = useState(() => crypto.randomUUID())
  const stored = useRef(new Map<string, string>())
  const waiting = useRef<File[]>([])
  const form = useRef<HTMLFormElement>(null)
  const [deliver, setDeliver] = useState(true)
  const [status, setStatus] = useState('')
  const [sent, setSent] = useState<{ done: number; all: number } | null>(null)
  const [problem, setProblem] = useState<{ message: string; again?: true } | null>(null)
  const [tried, setTried] = useState(false)
  const [reading, setReading] = useState(false)
  const { busy, act } = useAct()
  const receipts = rows.filter(({ own }) => !own)
  const toFile = rows.filter(({ open }) => open).length
  const filled = states.filter((state) => state.filled)
  const kept = filled.flatMap(({ row }) =>
    row.files.map(({ key, file }): Sendable => ({ key, file, client: row.client })),
  )

  /** Reads the dropped files; files that are dropped during the reading wait in `waiting`. */
  async function read(dropped: readonly File[]) {
    if (dropped.length === 0 || busy) return
    waiting.current.push(...dropped)
    if (reading) return
    setReading(true)
    setProblem(null)
    const known = new Set(files.map(({ hash }) => hash).filter(Boolean))
    for (let next = waiting.current.splice(0); next.length > 0; next = waiting.current.splice(0)) {
      const all = next.length
      const found = take(await readFiles(next, known, (done) => setStatus(receiptsText.reading(done, all))))
      found.forEach(({ hash }) => hash && known.add(hash))
      setStatus(receiptsText.matched(found.filter(({ obligation }) => obligation).length, all))
    }
    setReading(false)
  }

  function refuse(message: string) {
    flushSync(() => {
      setTried(true)
      setProblem({ message })
    })
    focusInvalid(form.current)
  }

  /** Runs `work`, which removes the pressed control, and then moves the focus to the first field of the row. */
  function inRow(obligation: string | null, work: () => void) {
    flushSync(work)
    form.current?.querySelector<HTMLElement>(`[data-row="${obligation}"] input`)?.focus()
  }

  async function save() {
    setSent({ done: 0, all: kept.length })
    const { refused, expired, failure } = await sendReceipts(kept, stored.current, (done) =>
      setSent({ done, all: kept.length }),
    )
    settleSent(refused, expired)
    const done = kept.filter(({ key }) => stored.current.has(key)).length
    if (failure !== null) return lost(receiptsText.cut(done, kept.length, failure))
    if (expired.length > 0) return lost(receiptsText.cut(done, kept.length, ''))
    if (refused.size > 0) return lost(receiptsText.refused(refused.size))
    return fileManyAction({
      filing,
      deliver,
      items: filled.map(({ row, filing: given }) => filingItem(row, given, stored.current)),
    })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const count = (name: 'incomplete' | 'unsettled') => filled.filter((state) => state[name]).length
    if (reading) return
    if (filled.length === 0) return refuse(text.missing)
    if (count('incomplete') > 0) return refuse(receiptsText.incomplete(count('incomplete')))
    if (count('unsettled') > 0) return refuse(receiptsText.unsettled(count('unsettled')))
    setProblem(null)
    act({
      work: save,
      then: (refused) =>
        onDone(
          refused,
          filled.length,
          left.map(({ file, why, refusal }) => ({
            name: file.name,
            why: refusal ?? (why ? receiptsText.why[why] : ''),
          })),
        ),
      onFailure: (failure) => {
        setSent(null)
        setProblem(problemOf(failure, kept.length > 0))
        return true
      },
    })
  }

  return (
    <DraftModal
      holdsDraft={hasDraft}
      onClose={busy ? () => {} : onClose}
      aria-labelledby="file-title"
      aria-describedby="file-text"
      className="w-[min(60rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
    >
      {({ leave }) => (
        <form ref={form} onSubmit={submit} noValidate className="grid gap-4 p-6 max-sm:p-4">
          <h2 id="file-title">{toFile > 0 ? text.title(toFile) : receiptsText.addTitle(rows.length)}</h2>
          <p id="file-text" className="text-ink-2">
            {text.text}
          </p>
          {receipts.length > 0 ? <ReceiptDrop status={status} onFiles={(all) => void read(all)} /> : null}
          <ul className="max-h-[45dvh] overflow-y-auto border-y border-ink">
            {states.map(({ row, filing: given, disagreements, doubts, filled: sends }) => (
              <FilingRow
                key={row.id}
                row={row}
                filing={given}
                today={today}
                disagreements={disagreements}
                doubts={doubts}
                tried={tried && sends}
                onChange={(part) => change(row, part)}
                onRemove={(file) => inRow(row.id, () => remove(file))}
              />
            ))}
          </ul>
          {left.length > 0 ? (
            <LeftFiles
              files={left}
              rows={receipts}
              onAssign={(key, obligation) => inRow(obligation, () => assign(key, obligation))}
              onKind={setKind}
            />
          ) : null}
          {kept.length > 0 ? (
            <label className="flex min-h-tap items-start gap-3">
              <input
                type="checkbox"
                className="mt-1 size-5 flex-none accent-green"
                checked={deliver}
                onChange={({ target }) => setDeliver(target.checked)}
              />
              <span>
                {receiptsText.deliver}
                <small className="block text-sm text-ink-2">{receiptsText.deliverHint}</small>
              </span>
            </label>
          ) : null}
          {sent && busy ? <Sending {...sent} /> : null}
          {problem ? (
            <Notice tone="bad" role="alert">
              {problem.message}
            </Notice>
          ) : null}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? text.busy : problem?.again ? receiptsText.retry : text.confirm(filled.length)}
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

function Sending({ done, all }: { done: number; all: number }) {
  if (all === 0) return null
  const whole = done === all
  return (
    <div>
      <p role="status" className="pb-1 text-sm font-[550]">
        {whole ? receiptsText.filing : receiptsText.sending(done, all)}
      </p>
      <Progress aria-label={receiptsText.sending(done, all)} value={Math.round((done / all) * 100)} />
    </div>
  )
}

const lost = (message: string): Failure => ({ ok: false, code: 'upload-busy', message })

/** If the server's last answer was lost, the filing may be saved; the message then says this and offers a retry. */
function problemOf({ fields, message, code }: Failure, hasFiles: boolean): { message: string; again?: true } {
  const field = Object.values(fields ?? {}).flat()[0]
  if (field) return { message: field }
  if (code === 'upload-busy') return { message, again: true }
  return code === 'unavailable' && hasFiles
    ? { message: receiptsText.unsure(message), again: true }
    : { message }
}
