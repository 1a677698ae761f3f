'use client'
import { useEffect, useState } from 'react'
import type { FileViewProps } from '@/components/documents/picture-view'
import { Spinner } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { documentsText } from '@/content/documents'
import { columnLetters, readSheets, SheetTooLarge, type Sheet } from '@/lib/documents/read-sheets'

const text = documentsText.sheet
const head = 'border border-rule bg-sunk px-2 py-1 text-center font-normal text-ink-2'

/** Shows cells as text, so that no formula is run and no link is followed. */
export default function SheetView({ name, bytes, onFailure }: FileViewProps) {
  const [sheets, setSheets] = useState<readonly Sheet[] | 'large' | null>(null)
  const [place, setPlace] = useState(0)
  useEffect(() => {
    let left = false
    readSheets(bytes, name).then(
      (read) => left || setSheets(read),
      (error: unknown) => left || (error instanceof SheetTooLarge ? setSheets('large') : onFailure()),
    )
    return () => {
      left = true
    }
  }, [bytes, name, onFailure])

  if (sheets === null) return <Spinner label={text.loading} />
  if (sheets === 'large') return <Notice>{text.large}</Notice>
  const sheet = sheets[place]
  if (!sheet) return <Notice>{text.empty}</Notice>
  return (
    <div className="mx-auto grid w-fit max-w-full gap-3">
      {sheets.length > 1 ? (
        <div role="group" aria-label={text.sheets} className="flex flex-wrap gap-x-4">
          {sheets.map((one, at) => (
            <button
              key={`${at} ${one.name}`}
              type="button"
              aria-pressed={at === place}
              onClick={() => setPlace(at)}
              className="min-h-tap min-w-tap cursor-pointer text-sm wrap-anywhere underline-offset-4 hover:underline aria-pressed:font-semibold aria-pressed:text-green aria-pressed:underline"
            >
              <bdi>{one.name}</bdi>
            </button>
          ))}
        </div>
      ) : null}
      {sheet.rows.length === 0 ? (
        <Notice>{text.empty}</Notice>
      ) : (
        <div
          tabIndex={0}
          role="group"
          aria-label={text.label(sheet.name)}
          className="max-w-full overflow-x-auto"
        >
          <table className="border-collapse bg-sheet text-sm">
            <thead>
              <tr>
                <th scope="col" className={head}>
                  <span className="sr-only">{text.row}</span>
                </th>
                {sheet.rows[0]?.map((_, at) => (
                  <th key={at} scope="col" className={head}>
                    {columnLetters(at)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sheet.rows.map((row, line) => (
                <tr key={line}>
                  <th scope="row" className={head}>
                    {line + 1}
                  </th>
                  {row.map((cell, at) => (
                    <td
                      key={at}
                      className="max-w-80 border border-rule px-2 py-1 wrap-anywhere whitespace-pre-wrap"
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {sheet.total > sheet.rows.length ? <Notice>{text.first(sheet.rows.length, sheet.total)}</Notice> : null}
    </div>
  )
}
