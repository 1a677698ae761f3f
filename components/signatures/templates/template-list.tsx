'use client'
import { FileText } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { linkStyles } from '@/components/ui/control-styles'
import { State } from '@/components/ui/state'
import { useAct } from '@/components/ui/use-act'
import { letterModels } from '@/content/signature-models'
import { signatureTemplatesText as text } from '@/content/signature-templates'
import { signatureKinds } from '@/content/signatures'
import { formatDay } from '@/lib/format/date'
import { archiveSignatureTemplateAction } from '@/lib/signatures/templates/actions'
import type { SignatureTemplate } from '@/lib/signatures/templates/schema'

type TemplateListProps = { templates: readonly SignatureTemplate[]; admin: boolean }

export function TemplateList({ templates, admin }: TemplateListProps) {
  return (
    <div className="grid gap-10">
      <div>
        <div className="flex flex-wrap items-end justify-between gap-4 pb-5">
          <div className="min-w-0">
            <h1>{text.title}</h1>
            <p className="mt-1 text-ink-2">{text.intro}</p>
            {admin ? null : <p className="mt-1 text-sm text-ink-2">{text.adminOnly}</p>}
          </div>
          {admin ? (
            <Link
              href="/admin/firmas/plantillas/nueva"
              prefetch={false}
              className={buttonStyles({ variant: 'primary' })}
            >
              {text.create}
            </Link>
          ) : null}
        </div>
        {templates.length === 0 ? (
          <State level={2} icon={FileText} title={text.empty.title}>
            {text.empty.text}
          </State>
        ) : (
          <ul className="border-t border-ink rule-closes">
            {templates.map((template) => (
              <Row key={template.id} template={template} admin={admin} />
            ))}
          </ul>
        )}
      </div>
      {admin ? <Models /> : null}
    </div>
  )
}

function Row({ template, admin }: { template: SignatureTemplate; admin: boolean }) {
  const { id, name, kind, version, reviewedBy, reviewedAt, archived } = template
  const { busy, act } = useAct()
  const change = () =>
    act({
      work: () => archiveSignatureTemplateAction({ template: id, archive: !archived }),
      done: { title: archived ? text.againDone : text.archivedDone, description: name },
      failed: text.failed,
    })
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-t border-rule py-2 first:border-t-0 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <Link
          href={`/admin/firmas/plantillas/${id}` as Route}
          prefetch={false}
          className="inline-flex min-h-tap items-center font-[550] wrap-anywhere underline underline-offset-4"
        >
          {name}
        </Link>
        <p className="text-sm wrap-anywhere text-ink-2">
          {archived ? `${text.archived}. ` : null}
          {signatureKinds[kind]}, {text.version(version)}.{' '}
          {reviewedBy && reviewedAt ? text.reviewed(reviewedBy, formatDay(reviewedAt)) : text.unreviewedHint}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {reviewedAt ? null : <Badge tone="pending">{text.unreviewed}</Badge>}
        {admin ? (
          <Button size="sm" busy={busy} onClick={change}>
            {archived ? text.again : text.archive}
            <span className="sr-only">{text.of(name)}</span>
          </Button>
        ) : null}
      </div>
    </li>
  )
}

function Models() {
  return (
    <section aria-labelledby="models">
      <h2 id="models" className="pb-2 rule-opens">
        {text.models.title}
      </h2>
      <p className="pb-3 text-ink-2">{text.models.text}</p>
      <ul className="rule-closes">
        {Object.entries(letterModels).map(([model, { name, kind }]) => (
          <li
            key={model}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule py-2 first:border-t-0"
          >
            <span className="min-w-0 wrap-anywhere">
              {name}
              {name === signatureKinds[kind] ? null : (
                <span className="block text-sm text-ink-2">{signatureKinds[kind]}</span>
              )}
            </span>
            <Link
              href={`/admin/firmas/plantillas/nueva?modelo=${model}` as Route}
              prefetch={false}
              className={linkStyles}
            >
              {text.models.start}
              <span className="sr-only">: {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
