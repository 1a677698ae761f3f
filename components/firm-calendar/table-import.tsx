'use client'
import { Upload } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useId, useState, type SubmitEvent } from 'react'
import { because, BecauseFields, textOf, useChange } from '@/components/firm-calendar/change-form'
import { ChangePreview } from '@/components/firm-calendar/change-preview'
import { FaultyLines } from '@/components/firm-calendar/faulty-lines'
import { Button } from '@/components/ui/button'
import { ExportLinks } from '@/components/ui/export-links'
import { Field } from '@/components/ui/field'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { importText } from '@/content/client-import'
import { firmCalendarText } from '@/content/firm-calendar'
import { calendarFileText } from '@/content/firm-calendar-file'
import type { Table } from '@/lib/clients/import/read-table'
import { tableLinesOf, missingColumn } from '@/lib/firm-calendar/columns'
import type { TableLine } from '@/lib/firm-calendar/judge-table'
import type { Remark } from '@/lib/firm-calendar/schema'
import { formatNumber } from '@/lib/format/number'

const text = calendarFileText
const { form: formText, preview: say } = firmCalendarText

type Chosen = { name: string; lines: TableLine[] }

/** The browser reads the file and the server checks it; nothing is saved unless every line is correct. */
export function TableImport() {
  const id = useId()
  const router = useRouter()
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [faults, setFaults] = useState<Remark[]>([])
  const change = useChange(() => router.push('/admin/calendario'))
  const { failure, wrong } = change

  async function take(file: File) {
    setReading(true)
    setFaults([])
    change.drop()
    const found = await readLines(file)
    setReading(false)
    setProblem(typeof found === 'string' ? found : null)
    setChosen(typeof found === 'string' ? null : { name: file.name, lines: found })
  }
  function review(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!chosen) return
    const fields = new FormData(event.currentTarget)
    const wanted = {
      kind: 'table',
      lines: chosen.lines,
      falling: fields.has('falling'),
      state: textOf(fields, 'state') === 'confirmed' ? 'confirmed' : 'published',
      ...because(fields),
    } as const
    setFaults([])
    change.ask(wanted, (preview) => setFaults(preview.faults))
  }
  function correct(row: number, field: keyof TableLine, value: string) {
    change.drop()
    setChosen(
      (now) =>
        now && {
          ...now,
          lines: now.lines.map((line) => (line.row === row ? { ...line, [field]: value } : line)),
        },
    )
  }
  return (
    <div className="grid max-w-[56rem] gap-6">
      <div className="grid gap-2">
        <label htmlFor={id} className="text-sm font-[550]">
          {text.label}
        </label>
        <FileInput
          id={id}
          accept=".xlsx,.csv,.txt,.tsv"
          disabled={reading}
          aria-describedby={`${id}-hint`}
          className="sr-only"
          onFiles={([file]) => file && void take(file)}
        />
        <p>
          <Button type="button" busy={reading} onClick={() => document.getElementById(id)?.click()}>
            <Upload strokeWidth={1.75} aria-hidden /> {chosen ? text.other : text.choose}
          </Button>
        </p>
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {text.hint}
        </p>
        <p className="pt-2 text-sm font-[550]" aria-hidden>
          {text.template.label}
        </p>
        <ExportLinks
          text={{ label: text.template.label, csv: 'CSV', xlsx: 'Excel' }}
          href={(formato) => `/admin/calendario/tabla/plantilla?formato=${formato}`}
        />
        <p className="text-sm text-ink-2">{text.template.hint}</p>
        <p role="status" className="font-[550]">
          {reading ? text.reading : chosen ? text.read(chosen.name, formatNumber(chosen.lines.length)) : null}
        </p>
        {problem ? <Notice tone="bad">{problem}</Notice> : null}
      </div>
      {chosen ? (
        <form method="post" noValidate onSubmit={review} onChange={change.drop} className="grid gap-4">
          <BecauseFields wrong={wrong} />
          <Field label={text.state}>
            {(control) => (
              <Select {...control} name="state">
                <option value="published">{text.published}</option>
                <option value="confirmed">{text.confirmed}</option>
              </Select>
            )}
          </Field>
          <label className="flex min-h-tap items-start gap-3">
            <input type="checkbox" name="falling" className="mt-1 size-5 flex-none accent-green" />
            <span>
              {text.falling}
              <span className="block text-sm text-ink-2">{text.fallingHint}</span>
            </span>
          </label>
          {faults.length > 0 ? (
            <FaultyLines faults={faults} lines={chosen.lines} onCorrect={correct} />
          ) : null}
          {failure && !failure.fields ? <Notice tone="bad">{failure.message}</Notice> : null}
          <p>
            <Button
              type="submit"
              variant={change.asked ? undefined : 'primary'}
              busy={change.doing === 'preview'}
            >
              {faults.length > 0 || failure?.code === 'calendar-meanwhile' ? say.again : formText.review}
            </Button>
          </p>
        </form>
      ) : null}
      {faults.length === 0 ? <ChangePreview {...change} as="h2" /> : null}
    </div>
  )
}

async function readLines(file: File): Promise<TableLine[] | string> {
  const { readTable, TableProblem } = await import('@/lib/clients/import/read-table')
  let table: Table
  try {
    table = await readTable(file)
  } catch (cause) {
    const problem = cause instanceof TableProblem ? cause.problem : 'broken'
    return problem === 'long' ? text.long : importText.problems[problem]
  }
  const missing = missingColumn(table.headings)
  return missing ? text.missingColumn(text.columns[missing]) : tableLinesOf(table.headings, table.rows)
}
