import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { inputStyles } from '@/components/ui/control-styles'
import { documentsText } from '@/content/documents'
import { folderLabel, folderParam, type Folder, type Folders } from '@/lib/documents/folders'
import { fromStart, listHome, listHref, type ListQuery } from '@/lib/documents/list-query'
import { formatNumber } from '@/lib/format/number'

const text = documentsText.folders
type FolderNavProps = { query: ListQuery; folders: Folders }
type Line = { folder: Folder; label: string; count: number }

export function folderTitle(folder: Folder | null, names: Folders['names']): string {
  if (!folder) return text.all
  const { year, subject } = folder
  return subject ? text.inYear(year, folderLabel(subject, names)) : text.year(year)
}

const byLabel = new Intl.Collator('es')

function yearsOf({ folders, names }: Folders): { whole: Line; subjects: Line[] }[] {
  const years = [...new Set(folders.map(({ year }) => year))].toSorted((one, other) => other - one)
  return years.map((year) => {
    const counts = folders.filter((folder) => folder.year === year)
    return {
      whole: {
        folder: { year, subject: null },
        label: text.year(year),
        count: counts.reduce((sum, { count }) => sum + count, 0),
      },
      subjects: counts
        .map(({ subject, count }) => ({
          folder: { year, subject },
          label: folderLabel(subject, names),
          count,
        }))
        .toSorted((one, other) => byLabel.compare(one.label, other.label)),
    }
  })
}

/** Shows the folders as a list beside the documents or, on narrow screens, as a select that works without script. */
export function FolderNav({ query, folders }: FolderNavProps) {
  const years = yearsOf(folders)
  if (years.length === 0) return <p className="text-sm text-ink-2">{text.none}</p>
  const here = query.folder ? folderParam(query.folder) : ''
  const openYear = query.folder?.year ?? years[0]?.whole.folder.year
  const entry = (folder: Folder | null, label: string, count: number | null, inner = false) => (
    <Link
      href={listHref(fromStart(query, { folder }))}
      prefetch={false}
      aria-current={here === (folder ? folderParam(folder) : '') ? 'page' : undefined}
      className={cn(
        'flex min-h-tap items-center justify-between gap-3 border-b border-rule py-1.5 text-sm no-underline hover:underline aria-[current]:border-l-4 aria-[current]:border-l-green aria-[current]:bg-sheet aria-[current]:pl-3 aria-[current]:font-[550]',
        inner && 'pl-4',
      )}
    >
      <span className="min-w-0 wrap-anywhere">{label}</span>
      {count === null ? null : <span className="text-ink-2">{formatNumber(count)}</span>}
    </Link>
  )
  return (
    <>
      <nav aria-label={text.title} className="max-[52rem]:hidden">
        <ul>
          <li>{entry(null, text.all, null)}</li>
        </ul>
        {years.map(({ whole, subjects }) => (
          <details key={whole.folder.year} open={whole.folder.year === openYear} className="group">
            <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 border-b border-ink pt-3 font-serif text-lg [&::-webkit-details-marker]:hidden">
              <ChevronDown className="size-4 -rotate-90 group-open:rotate-0" strokeWidth={1.75} aria-hidden />
              {whole.folder.year}
            </summary>
            <ul>
              {[whole, ...subjects].map(({ folder, label, count }) => (
                <li key={folderParam(folder)}>{entry(folder, label, count, folder.subject !== null)}</li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
      <form action={listHome(query)} className="flex flex-wrap items-end gap-3 min-[52rem]:hidden">
        {query.client ? <input type="hidden" name="ver" value="documentos" /> : null}
        <label className="grid min-w-[min(100%,12rem)] grow basis-0 gap-1 text-sm font-[550]">
          {text.choose}
          <select
            key={here}
            name="carpeta"
            defaultValue={here}
            className={`${inputStyles} min-h-tap text-[1rem] font-normal`}
          >
            <option value="">{text.all}</option>
            {years.flatMap(({ whole, subjects }) =>
              [whole, ...subjects].map(({ folder, label, count }) => (
                <option key={folderParam(folder)} value={folderParam(folder)}>
                  {text.counted(folder.subject ? text.inYear(folder.year, label) : label, count)}
                </option>
              )),
            )}
          </select>
        </label>
        <button type="submit" className={buttonStyles({ size: 'sm' })}>
          {text.open}
        </button>
      </form>
    </>
  )
}
