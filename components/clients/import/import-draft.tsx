'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ChangesTable } from '@/components/clients/import/changes-table'
import { FaultyRows } from '@/components/clients/import/faulty-rows'
import { ImportAside } from '@/components/clients/import/import-aside'
import { MappingTable } from '@/components/clients/import/mapping-table'
import { Notice } from '@/components/ui/notice'
import { attempted } from '@/components/ui/use-act'
import { importText, type ImportField } from '@/content/client-import'
import { findHoldersAction, saveImportRowsAction, setMappingAction } from '@/lib/clients/actions'
import { judgeRows, nitsIn } from '@/lib/clients/import/judge'
import type { Holder, ImportRow, Known } from '@/lib/clients/import/row'
import { formatNumber } from '@/lib/format/number'
import type { Result } from '@/lib/result'
import { toast } from '@/lib/toast'

const { file, mapping: mappingText, rows: text } = importText
const mostRowsPerRequest = 500

export type DraftProps = {
  id: string
  fileName: string
  headings: readonly string[]
  mapping: readonly ImportField[]
  rows: readonly ImportRow[]
  staff: Known['staff']
  /** The existing clients whose NIT is also in the file. */
  taken: readonly Holder[]
  today: Known['today']
  until: string
}

export function ImportDraft({
  id,
  fileName,
  headings,
  mapping,
  rows,
  staff,
  taken,
  today,
  until,
}: DraftProps) {
  const [corrected, setCorrected] = useState<ReadonlyMap<number, readonly string[]>>(new Map())
  const [wanted, setWanted] = useState(mapping)
  const [mapped, setMapped] = useState(false)
  const lacking = useRef(new Map<number, readonly string[]>())
  const [unsaved, setUnsaved] = useState(false)
  const [held, setHeld] = useState<readonly Holder[]>([])
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  // The check of the rows is memoised, because checking thousands of rows on every render would be slow.
  const judged = useMemo(() => {
    const current = rows.map(({ row, cells }) => ({ row, cells: corrected.get(row) ?? cells }))
    const known = new Map([...taken, ...held].map((holder) => [holder.nit, holder]))
    return judgeRows(current, wanted, { staff, taken: known, today })
  }, [rows, corrected, wanted, staff, taken, held, today])
  const out = judged.filter(({ faults }) => faults.length > 0)
  const noted = judged.filter(({ faults, notes }) => faults.length === 0 && notes.length > 0)
  const existing = judged.filter((one) => one.existing)
  const changing = existing.filter((one) => one.existing?.changes.some(({ key }) => accepted.has(key)))
  const created = judged.flatMap(({ ready }) => ready ?? [])
  const complete = wanted.includes('nit') && wanted.includes('name')

  async function map(next: ImportField[]) {
    setWanted(next)
    setMapped(true)
    const answer = await attempted(setMappingAction({ import: id, mapping: next }))
    setMapped(false)
    if (!answer.ok) {
      setWanted(mapping)
      toast({ kind: 'error', title: text.unsaved, description: answer.message })
    }
  }

  /** Unsent corrections are sent again with the next correction, before the import starts and when the network returns. */
  const save = useCallback(async (): Promise<Result<null>> => {
    const sent = [...lacking.current].slice(0, mostRowsPerRequest)
    if (sent.length === 0) return { ok: true, data: null }
    const rows = sent.map(([row, cells]) => ({ row, cells: [...cells] }))
    const answer = await attempted(saveImportRowsAction({ import: id, rows }))
    if (answer.ok)
      for (const [row, cells] of sent) if (lacking.current.get(row) === cells) lacking.current.delete(row)
    setUnsaved(!answer.ok)
    return answer
  }, [id])
  useEffect(() => {
    const again = () => void save()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [save])

  async function correct(row: number, cells: readonly string[]) {
    setCorrected((before) => new Map(before).set(row, cells))
    lacking.current.set(row, cells)
    await save()
    // After a correction, only the server knows whether another client already has the new NIT.
    const found = await attempted(findHoldersAction({ nits: nitsIn([{ row, cells }], wanted) }))
    if (found.ok) setHeld((before) => [...before, ...found.data])
  }

  const accept = (keys: readonly string[], isAccepted: boolean) =>
    setAccepted((before) => {
      const next = new Set(before)
      for (const key of keys) next[isAccepted ? 'add' : 'delete'](key)
      return next
    })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 pt-8 min-[70rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
        <section aria-labelledby="columns">
          <h2 id="columns" className="pb-3 text-lg wrap-anywhere">
            {file.sheet(fileName, formatNumber(rows.length))}
          </h2>
          <p className="pb-3 text-sm text-ink-2 sm:hidden">{importText.onPhone}</p>
          <MappingTable headings={headings} mapping={wanted} rows={judged} busy={mapped} onMap={map} />
          {complete ? null : (
            <Notice tone="warn" className="mt-4">
              {mappingText.needed}
            </Notice>
          )}
        </section>
        {complete ? (
          <section aria-labelledby="faults">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3">
              <h2 id="faults" tabIndex={-1} className="text-lg">
                {text.title}
              </h2>
              <p role="status" className="text-sm font-[550]">
                {out.length + noted.length === 0
                  ? text.none
                  : text.counts(formatNumber(out.length), formatNumber(noted.length))}
              </p>
            </div>
            {unsaved ? (
              <Notice tone="warn" className="mb-3">
                <b>{text.unsaved}.</b> {text.again}
              </Notice>
            ) : null}
            {out.length + noted.length > 0 ? (
              <FaultyRows
                rows={[...out, ...noted]}
                headings={headings}
                mapping={wanted}
                onCorrect={correct}
              />
            ) : null}
            {out.length > 0 ? (
              <p className="pt-4">
                <a href="/api/clientes/importar" download className="font-[550] underline underline-offset-4">
                  {text.download}
                </a>
              </p>
            ) : null}
          </section>
        ) : null}
        {complete && existing.some((one) => one.existing?.changes.length) ? (
          <ChangesTable rows={existing} accepted={accepted} onAccept={accept} />
        ) : null}
      </div>
      <ImportAside
        id={id}
        counts={{
          enter: complete ? created.length : 0,
          profiled: complete ? created.filter(({ profile }) => profile !== null).length : 0,
          change: complete ? changing.length : 0,
          same: complete ? existing.length - changing.length : 0,
          joined: complete
            ? judged.filter(({ joins, faults }) => joins !== null && faults.length === 0).length
            : 0,
          out: complete ? out.length : judged.length,
          invited: complete ? created.filter(({ people }) => people.length > 0).length : 0,
        }}
        accepted={[...accepted]}
        until={until}
        save={save}
      />
    </div>
  )
}
