'use client'
import { Upload } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useId, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { attempted } from '@/components/ui/use-act'
import { useFocusBack } from '@/components/ui/use-focus-back'
import { importText } from '@/content/client-import'
import { beginImportAction, saveImportRowsAction } from '@/lib/clients/actions'
import { areClientHeadings, fieldsOf } from '@/lib/clients/import/fields'
import type { Table } from '@/lib/clients/import/read-table'
import { formatNumber } from '@/lib/format/number'

const { file: text, problems } = importText
const rowsPerRequest = 500

const nameOf = ({ name }: File, { sheet, sheets }: Table): string =>
  (sheet !== null && sheets.length > 0 ? text.sheetOf(name, sheet, sheets.join(', ')) : name).slice(0, 200)

export function ChooseFile() {
  const id = useId()
  const router = useRouter()
  const [busy, start] = useTransition()
  const [said, setSaid] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const holdFocus = useFocusBack(busy)

  async function take(file: File): Promise<string | undefined> {
    setSaid(text.reading)
    // The table parsers are large, so they load with the first file.
    const { readTable, TableProblem } = await import('@/lib/clients/import/read-table')
    let table: Table
    try {
      table = await readTable(file, areClientHeadings)
    } catch (cause) {
      return problems[cause instanceof TableProblem ? cause.problem : 'broken']
    }
    return keep(nameOf(file, table), table)
  }

  async function keep(name: string, { headings, rows }: Table): Promise<string | undefined> {
    const draft = crypto.randomUUID()
    const begun = await attempted(
      beginImportAction({
        import: draft,
        file_name: name,
        headings,
        mapping: fieldsOf(headings),
        total: rows.length,
      }),
    )
    if (!begun.ok) return begun.message
    for (let at = 0; at < rows.length; at += rowsPerRequest) {
      setSaid(text.saving(formatNumber(at), formatNumber(rows.length)))
      const some = rows.slice(at, at + rowsPerRequest)
      const saved = await attempted(saveImportRowsAction({ import: draft, rows: some }))
      if (!saved.ok) return saved.message
    }
    router.refresh()
    return undefined
  }

  return (
    <form
      method="post"
      onSubmit={(event) => event.preventDefault()}
      className="grid max-w-[40rem] gap-3"
      aria-busy={busy}
    >
      <label htmlFor={id} className="text-sm font-[550]">
        {text.label}
      </label>
      <FileInput
        id={id}
        accept=".xlsx,.csv,.txt,.tsv"
        disabled={busy}
        aria-describedby={`${id}-hint`}
        className="sr-only"
        onFiles={([file]) => {
          setProblem(undefined)
          if (!file) return
          holdFocus()
          start(async () => setProblem(await take(file)))
        }}
      />
      <p>
        <Button busy={busy} onClick={() => document.getElementById(id)?.click()}>
          <Upload strokeWidth={1.75} aria-hidden /> {busy ? text.reading : text.choose}
        </Button>
      </p>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {text.hint}
      </p>
      <p>
        <Link href="/admin/clientes/rut" prefetch={false} className="underline underline-offset-4">
          {text.ruts}
        </Link>
      </p>
      <p role="status" className="text-sm">
        {busy ? said : null}
      </p>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
    </form>
  )
}
