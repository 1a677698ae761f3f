'use client'
import { FileStack } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { State } from '@/components/ui/state'
import { useAct } from '@/components/ui/use-act'
import { requestTemplatesText as text } from '@/content/document-request-form'
import { archiveRequestTemplateAction } from '@/lib/document-requests/actions'
import type { OwnTemplate } from '@/lib/document-requests/request'

export function TemplateList({ templates }: { templates: readonly OwnTemplate[] }) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4 pb-5">
        <div>
          <h1>{text.title}</h1>
          <p className="mt-1 text-ink-2">{text.intro}</p>
        </div>
        <Link
          href="/admin/solicitudes/plantillas/nueva"
          prefetch={false}
          className={buttonStyles({ variant: 'primary' })}
        >
          {text.create}
        </Link>
      </div>
      {templates.length === 0 ? (
        <State level={2} icon={FileStack} title={text.empty.title}>
          {text.empty.text}
        </State>
      ) : (
        <ul className="border-t border-ink rule-closes">
          {templates.map((template) => (
            <Row key={template.id} template={template} />
          ))}
        </ul>
      )}
    </>
  )
}

function Row({ template: { id, name, title, items, archived } }: { template: OwnTemplate }) {
  const { busy, act } = useAct()
  const change = () =>
    act({
      work: () => archiveRequestTemplateAction({ template: id, archive: !archived }),
      done: { title: archived ? text.againDone : text.archivedDone, description: name },
      failed: text.failed,
    })
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-t border-rule py-2 first:border-t-0 sm:grid-cols-[1fr_auto]">
      <p className="min-w-0">
        <Link
          href={`/admin/solicitudes/plantillas/${id}` as Route}
          prefetch={false}
          className="inline-flex min-h-tap items-center font-[550] wrap-anywhere underline underline-offset-4"
        >
          {name}
        </Link>
        <small className="block text-sm wrap-anywhere text-ink-2">
          {archived ? `${text.archived}. ` : null}
          {title}. {text.summary(items.length)}.
        </small>
      </p>
      <p>
        <Button size="sm" busy={busy} onClick={change}>
          {archived ? text.again : text.archive}
          <span className="sr-only">{text.of(name)}</span>
        </Button>
      </p>
    </li>
  )
}
