import Link from 'next/link'
import type { ReactNode } from 'react'
import { DocumentPager } from '@/components/documents/document-pager'
import { FolderNav, folderTitle } from '@/components/documents/folder-nav'
import { DocumentFilter, DocumentPickList, FolderZip, RenameFolder } from '@/components/documents/lazy-filed'
import { linkStyles } from '@/components/ui/control-styles'
import { State } from '@/components/ui/state'
import { documentListText } from '@/content/documents'
import { folderLabel } from '@/lib/documents/folders'
import { listHref, type ListQuery } from '@/lib/documents/list-query'
import type { FiledDocuments as Filed } from '@/lib/documents/queries'

const text = documentListText

type FiledDocumentsProps = {
  filed: Filed
  query: ListQuery
  mayRename: boolean
  /** Id of the signed-in person; null on pages for the firm. */
  person: string | null
  empty: ReactNode
}

/** Shows the folders, and the documents of the chosen folder. */
export function FiledDocuments({ filed, query, mayRename, person, empty }: FiledDocumentsProps) {
  const { page, folders } = filed
  const { items, before, after } = page
  const subject = query.folder?.subject
  const isNarrowed = Boolean(query.folder || query.search || query.family || query.cursor)
  if (items.length === 0 && !isNarrowed) return <State className="mt-6">{empty}</State>
  return (
    <div className="grid gap-x-8 gap-y-5 min-[52rem]:grid-cols-[13.5rem_minmax(0,1fr)]">
      <FolderNav query={query} folders={folders} />
      <section aria-labelledby="folder-title" className="min-w-0">
        <div className="flex min-h-tap flex-wrap items-center justify-between gap-x-4">
          <h2 id="folder-title" tabIndex={-1} className="text-xl wrap-anywhere">
            {folderTitle(query.folder, folders.names)}
          </h2>
          {subject && mayRename ? (
            <RenameFolder
              key={subject}
              subject={subject}
              name={folderLabel(subject, folders.names)}
              client={query.client}
            />
          ) : null}
        </div>
        <DocumentFilter query={query} />
        {query.folder && !query.search && !query.family && (before || after) ? (
          <p className="py-2">
            <FolderZip folder={query.folder} client={query.client} />
          </p>
        ) : null}
        {items.length > 0 ? (
          <>
            <DocumentPickList
              key={listHref(query)}
              items={items}
              names={folders.names}
              forFirm={query.client !== null}
              person={person}
            />
            <p className="border-t border-ink py-2.5 text-[1rem] rule-closes">
              {before || after ? text.onPage(items.length) : text.count(items.length)}
            </p>
            <DocumentPager page={page} query={query} />
          </>
        ) : (
          <State
            className="mt-6"
            action={
              <Link
                href={listHref({ ...query, cursor: null, search: '', family: null })}
                prefetch={false}
                className={linkStyles}
              >
                {query.cursor ? text.firstPage : text.filter.clear}
              </Link>
            }
          >
            {query.cursor ? text.beyond : text.unmatched}
          </State>
        )}
      </section>
    </div>
  )
}
