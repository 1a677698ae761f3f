import Link from 'next/link'
import { LineContent, lineStyles } from '@/components/search/line-content'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { State } from '@/components/ui/state'
import { searchText as text } from '@/content/search'
import { cappedCount } from '@/lib/format/capped-count'
import { searchHref, type FoundGroup, type Search, type SearchArea } from '@/lib/search/href'
import type { Failure } from '@/lib/result'

type SearchResultsProps = {
  area: SearchArea
  search: Search
  found: readonly FoundGroup[] | Failure
}

/** Each line of the results is a link, so that the page works without script. */
export function SearchResults({ area, search, found: groups }: SearchResultsProps) {
  if ('code' in groups)
    return <Notice tone="bad">{groups.code === 'rate-limited' ? groups.message : text.failed}</Notice>
  const shown = groups.filter(({ lines }) => lines.length > 0)
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  if (shown.length === 0) return <State title={text.none.title}>{text.none.text}</State>
  return (
    <>
      <p role="status" className="sr-only">
        {text.found(total)}
      </p>
      <div className="grid max-w-[62rem] gap-8">
        {shown.map((found) => (
          <Group key={found.title} area={area} search={search} found={found} />
        ))}
      </div>
    </>
  )
}

type GroupProps = { area: SearchArea; search: Search; found: FoundGroup }

function Group({ area, search, found: { group, title, count, lines } }: GroupProps) {
  return (
    <section aria-label={title}>
      <h2 className="flex justify-between gap-4 pb-2 rule-opens">
        {title}
        {count > 0 ? <span className="text-ink-2 tabular-nums">{cappedCount(count)}</span> : null}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={`${line.href} ${line.title}`} className="border-b border-rule">
            <Link
              href={line.href}
              prefetch={false}
              className={cn(lineStyles, 'px-0 py-2.5 text-ink no-underline hover:bg-sheet')}
            >
              <LineContent group={group} line={line} words={search.search} />
            </Link>
          </li>
        ))}
      </ul>
      {count <= lines.length ? null : search.group ? (
        <p className="pt-3 text-ink-2">{text.only(lines.length)}</p>
      ) : (
        <p className="pt-3">
          <Link href={searchHref(area, { ...search, group })} prefetch={false} className={linkStyles}>
            {text.all(title)}
          </Link>
        </p>
      )}
    </section>
  )
}
