'use client'
import { FolderInput, ListChecks, MessageSquare, Scale, Tags, Upload, UserRound } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { BulkBar, useBulk, withTitles, type Refused } from '@/components/admin/bulk-bar'
import { useSelection } from '@/components/admin/selection'
import { Key, useShortcuts } from '@/components/admin/shortcuts'
import { AssignMany, LazyAskMany, WriteToMany } from '@/components/clients/bulk-dialogs'
import { ChooseWhole } from '@/components/clients/bulk/choose-whole'
import { PageHeading } from '@/components/portal/page-heading'
import { buttonStyles } from '@/components/ui/button-styles'
import { openedPart } from '@/components/ui/opened-part'
import { bulkProfileText, bulkTagsText, bulkTemplateText } from '@/content/client-bulk'
import { importText } from '@/content/client-import'
import { clientsText } from '@/content/clients'
import { newClientText } from '@/content/client-form'
import type { StaffMember } from '@/lib/clients/queries'

export function ListHeading({ intro, mayCreate }: { intro: string; mayCreate: boolean }) {
  const router = useRouter()
  useShortcuts(mayCreate ? { N: () => router.push('/admin/clientes/nuevo') } : {})
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6">
      <PageHeading title={clientsText.title} subtitle={intro} />
      {mayCreate ? (
        <p className="flex flex-wrap gap-3 pb-6 max-sm:w-full max-sm:[&>a]:grow">
          <Link href="/admin/clientes/importar" prefetch={false} className={buttonStyles()}>
            <Upload strokeWidth={1.75} aria-hidden /> {importText.button}
          </Link>
          <Link
            href="/admin/clientes/nuevo"
            prefetch={false}
            aria-keyshortcuts="N"
            className={buttonStyles({ variant: 'primary' })}
          >
            {newClientText.button} <Key>N</Key>
          </Link>
        </p>
      ) : null}
    </div>
  )
}

const LazyBulkProfile = dynamic(
  openedPart(() => import('@/components/clients/bulk/bulk-profile').then((module) => module.BulkProfile)),
  { ssr: false },
)
const LazyBulkTemplate = dynamic(
  openedPart(() => import('@/components/clients/bulk/bulk-template').then((module) => module.BulkTemplate)),
  { ssr: false },
)
const LazyTagMany = dynamic(
  openedPart(() => import('@/components/clients/bulk/tag-many').then((module) => module.TagMany)),
  { ssr: false },
)

const text = clientsText.select
const assign = {
  name: 'assign',
  label: clientsText.assignMany.button,
  shortcut: 'T',
  icon: UserRound,
} as const
const others = [
  { name: 'write', label: clientsText.writeMany.button, shortcut: 'M', icon: MessageSquare },
  { name: 'ask', label: clientsText.askMany.button, shortcut: 'D', icon: FolderInput },
  { name: 'profile', label: bulkProfileText.button, shortcut: 'R', icon: Scale },
  { name: 'template', label: bulkTemplateText.button, shortcut: 'L', icon: ListChecks },
  { name: 'tags', label: bulkTagsText.button, shortcut: 'E', icon: Tags },
] as const

type ClientsBulkProps = {
  staff: readonly StaffMember[]
  tags: readonly string[]
  /** The list's filters, by which clients on other pages can be selected too; null if the list has only one page. */
  wider: Readonly<Record<string, string>> | null
}

export function ClientsBulk({ staff, tags, wider }: ClientsBulkProps) {
  const { chosen } = useSelection()
  const { asked, ask, settled, settle } = useBulk<'assign' | (typeof others)[number]['name']>()
  const dialog = (said: (done: number) => string) => ({
    clients: chosen,
    onClose: () => ask(null),
    onDone: (refused: readonly Refused[]) => settle(chosen.length, withTitles(chosen, refused), said),
  })

  return (
    <>
      <BulkBar
        label={text.label}
        count={text.chosen(chosen.length)}
        actions={staff.length > 0 ? [assign, ...others] : others}
        onAsk={ask}
        settled={settled}
      />
      {wider ? <ChooseWhole params={wider} /> : null}
      {asked === 'assign' ? <AssignMany {...dialog(clientsText.assignMany.done)} staff={staff} /> : null}
      {asked === 'ask' ? <LazyAskMany {...dialog(clientsText.askMany.done)} /> : null}
      {asked === 'write' ? <WriteToMany {...dialog(clientsText.writeMany.done)} /> : null}
      {asked === 'profile' ? <LazyBulkProfile {...dialog(bulkProfileText.done)} /> : null}
      {asked === 'tags' ? <LazyTagMany {...dialog(bulkTagsText.done)} tags={tags} /> : null}
      {asked === 'template' ? (
        <LazyBulkTemplate
          clients={chosen}
          onClose={() => ask(null)}
          onDone={(kind, refused, all) =>
            settle(all, withTitles(chosen, refused), bulkTemplateText.done[kind])
          }
        />
      ) : null}
    </>
  )
}
