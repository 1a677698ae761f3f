'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { FaultyRows } from '@/components/clients/import/faulty-rows'
import { ImportAside } from '@/components/clients/import/import-aside'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { attempted } from '@/components/ui/use-act'
import { importFields, importText, type ImportField } from '@/content/client-import'
import { findNitAction, saveImportRowsAction, setMappingAction } from '@/lib/clients/actions'
import { judgeRows, nitsIn, type ImportRow, type Judged, type Known } from '@/lib/clients/import/judge'
import { formatNumber } from '@/lib/format/number'
import type { Result } from '@/lib/result'
import { toast } from '@/lib/toast'

const { file, mapping: mappingText, rows: text } = importText
const mostRowsPerRequest = 500
const tableText = importText.mapping
const cell = 'border-t border-rule py-2 pr-4 align-middle wrap-anywhere'

export type DraftProps = {
  id: string
  fileName: string
  headings: readonly string[]
  mapping: readonly ImportField[]
  rows: readonly ImportRow[]
  staff: Known['staff']
  /** Clients by NIT, as map entries because a map cannot be passed from server to client. */
  taken: readonly (readonly [string, { id: string; title: string }])[]
  until: string
}

export function ImportDraft({ id, fileName, headings, mapping, rows, staff, taken, until }: DraftProps) {
  const [corrected, setCorrected] = useState<ReadonlyMap<number, readonly string[]>>(new Map())
  const [wanted, setWanted] = useState(mapping)
  const [mapped, setMapped] = useState(false)
  const lacking = useRef(new Map<number, readonly string[]>())
  const [unsaved, setUnsaved] = useState(false)
  const [held, setHeld] = useState<DraftProps['taken']>([])
  const current = rows.map(({ row, cells }) => ({ row, cells: corrected.get(row) ?? cells }))
  const judged = judgeRows(current, wanted, { staff, taken: new Map([...taken, ...held]) })
  const out = judged.filter(({ ready }) => !ready)
  const noted = judged.filter(({ ready, notes }) => ready && notes.length > 0)
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

  /** Unsent corrections are retried with the next correction, at the start and when the network returns. */
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
    for (const nit of nitsIn([{ row, cells }], wanted)) {
      const found = await attempted(findNitAction({ nit }))
      const holder = found.ok ? found.data : null
      if (holder && holder.status !== 'rejected') setHeld((before) => [...before, [nit, holder]])
    }
  }

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
              <h2 id="faults" className="text-lg">
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
              <>
                <FaultyRows rows={[...out, ...noted]} mapping={wanted} onCorrect={correct} />
                {out.length > 0 ? (
                  <p className="pt-4">
                    <a
                      href="/api/clientes/importar"
                      download
                      className="font-[550] underline underline-offset-4"
                    >
                      {text.download}
                    </a>
                  </p>
                ) : null}
              </>
            ) : null}
          </section>
        ) : null}
      </div>
      <ImportAside
        id={id}
        enter={complete ? judged.length - out.length : 0}
        out={complete ? out.length : judged.length}
        invited={complete ? judged.filter(({ ready }) => ready && ready.people.length > 0).length : 0}
        until={until}
        save={save}
      />
    </div>
  )
}

type MappingTableProps = {
  headings: readonly string[]
  mapping: readonly ImportField[]
  rows: readonly Judged[]
  busy: boolean
  onMap: (mapping: ImportField[]) => void
}

function MappingTable({ headings, mapping, rows, busy, onMap }: MappingTableProps) {
  const soundOf = (field: ImportField) =>
    rows.filter(({ cells, faults, notes }) => {
      const value = cells[mapping.indexOf(field)] ?? ''
      return value !== '' && ![...faults, ...notes].some((fault) => fault.field === field)
    }).length
  return (
    <div className="relative overflow-x-auto" tabIndex={0} role="group" aria-label={tableText.title}>
      <table className="w-full min-w-[36rem] border-collapse text-[1rem]">
        <caption className="sr-only">{tableText.title}</caption>
        <thead>
          <tr className="border-t border-ink">
            {[tableText.column, tableText.example, tableText.to, tableText.result].map((heading) => (
              <th key={heading} scope="col" className={columnHeadStyles}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {headings.map((heading, at) => {
            const field = mapping[at] ?? 'none'
            const isFirst = mapping.indexOf(field) === at
            const sound = soundOf(field)
            return (
              <tr key={`${heading} ${at}`}>
                <th scope="row" className={`${cell} text-left font-[550]`}>
                  {heading || at + 1}
                </th>
                <td className={`${cell} text-ink-2`}>
                  {rows.find(({ cells }) => cells[at])?.cells[at]?.slice(0, 60) ?? ''}
                </td>
                <td className={`${cell} w-64`}>
                  <Select
                    aria-label={tableText.of(heading || String(at + 1))}
                    value={field}
                    disabled={busy}
                    onChange={(event) => onMap(mapping.with(at, event.currentTarget.value as ImportField))}
                  >
                    {Object.entries(importFields).map(([name, label]) => (
                      <option key={name} value={name}>
                        {label}
                      </option>
                    ))}
                  </Select>
                </td>
                <td
                  className={`${cell} font-[550] ${sound === rows.length ? 'text-green' : 'text-ochre-ink'}`}
                >
                  {field === 'none'
                    ? null
                    : isFirst
                      ? tableText.count(formatNumber(sound), formatNumber(rows.length))
                      : tableText.twice(importFields[field])}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
