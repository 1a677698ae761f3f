import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import Link from 'next/link'
import { firstDirection, fromStart, listAddress, type ListQuery, type Sort } from '@/lib/documents/list-query'

/** A column's heading, which sorts by it, and turns the order round when it is sorted by it already. */
export function SortHead({
  sort,
  query,
  className,
  children,
}: {
  sort: Sort
  query: ListQuery
  className: string
  children: string
}) {
  const active = query.sort === sort
  const turned = query.direction === 'asc' ? 'desc' : 'asc'
  const Icon = active ? (query.direction === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown
  return (
    <th
      scope="col"
      aria-sort={active ? (query.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={className}
    >
      <Link
        href={listAddress(fromStart(query, { sort, direction: active ? turned : firstDirection[sort] }))}
        prefetch={false}
        scroll={false}
        replace
        className="inline-flex min-h-tap min-w-tap items-center gap-1.5 no-underline hover:underline"
      >
        {children}
        <Icon className="size-4" strokeWidth={1.75} aria-hidden />
      </Link>
    </th>
  )
}
