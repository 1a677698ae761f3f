'use client'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { useAct } from '@/components/ui/use-act'
import { bookExportText, modelFields, type ModelField } from '@/content/books-export'
import { keepModelAction } from '@/lib/books/actions'
import { lacking, type BookModel } from '@/lib/books/model'
import { ModelProblem, readModel } from '@/lib/books/read-model'

const text = bookExportText.model

/** Reads the import file in the browser, asks for the meaning of unknown headings, and stores only the headings. */
export function ModelUpload({ client, model }: { client: string; model: BookModel | null }) {
  const input = useRef<HTMLInputElement>(null)
  const { busy, act } = useAct()
  const [found, setFound] = useState<BookModel | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const shown = found ?? model
  const lacks = found && lacking(found.fields)

  async function read(file: File) {
    setFound(null)
    setProblem(null)
    try {
      setFound(await readModel(file))
    } catch (error) {
      setProblem(text.problems[error instanceof ModelProblem ? error.problem : 'broken'])
    }
  }
  const set = (at: number, field: ModelField | null) =>
    setFound(found && { ...found, fields: found.fields.map((one, place) => (place === at ? field : one)) })

  return (
    <div className="grid gap-3">
      {shown ? (
        <p className="text-sm wrap-anywhere">
          {text.read(shown.name, shown.headings.length, shown.fields.filter(Boolean).length)}
          {!found && shown.fields.includes(null)
            ? ` ${text.unknown(
                shown.headings
                  .filter((_, at) => shown.fields[at] === null)
                  .slice(0, 20)
                  .join(', '),
              )}`
            : ''}
        </p>
      ) : null}
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      {lacks ? <Notice tone="bad">{text.missing[lacks]}</Notice> : null}
      {found ? (
        <div className="relative max-h-80 overflow-y-auto" tabIndex={0} role="group" aria-label={found.name}>
          <table className="w-full border-collapse text-sm">
            <thead>
              <tr>
                <th scope="col" className={columnHeadStyles}>
                  {found.name}
                </th>
                <th scope="col" className={columnHeadStyles}>
                  {text.field}
                </th>
              </tr>
            </thead>
            <tbody>
              {found.headings.map((heading, at) => (
                <tr key={at} className="border-t border-rule">
                  <th scope="row" className="py-1 pr-3 text-left font-[550] wrap-anywhere">
                    {heading}
                  </th>
                  <td className="w-1/2 py-1">
                    <Select
                      aria-label={heading || text.field}
                      value={found.fields[at] ?? ''}
                      onChange={({ target }) =>
                        set(at, target.value === '' ? null : (target.value as ModelField))
                      }
                    >
                      <option value="">{text.empty}</option>
                      {Object.entries(modelFields).map(([field, name]) => (
                        <option key={field} value={field}>
                          {name}
                        </option>
                      ))}
                    </Select>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {found ? (
          <Button
            size="sm"
            variant="primary"
            busy={busy}
            disabled={lacks !== null}
            onClick={() =>
              act({
                work: () => keepModelAction({ client, model: found }),
                done: { title: text.saved },
                failed: text.failed,
                then: () => {
                  setFound(null)
                  input.current?.focus()
                },
              })
            }
          >
            {text.save}
          </Button>
        ) : null}
        <FileInput
          ref={input}
          accept=".xlsx,.csv"
          aria-label={shown ? text.another : text.choose}
          onFiles={([file]) => file && void read(file)}
          className="min-h-tap max-w-full text-sm"
        />
      </div>
      <p className="text-sm text-ink-2">{text.hint}</p>
    </div>
  )
}
