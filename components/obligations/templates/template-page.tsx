'use client'
import { useState } from 'react'
import { TemplateClients } from '@/components/obligations/templates/template-clients'
import { TemplateForm } from '@/components/obligations/templates/template-form'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAct } from '@/components/ui/use-act'
import { boardText } from '@/content/obligation-board'
import { templateText as text } from '@/content/obligation-templates'
import type { BoardMember } from '@/lib/obligations/board/board-shapes'
import { archiveTemplateAction } from '@/lib/obligations/actions'
import type { TemplateClient, WorkTemplate } from '@/lib/obligations/templates/schema'

type TemplatePageProps = {
  template: WorkTemplate
  members: readonly BoardMember[]
  clients: readonly TemplateClient[]
  admin: boolean
}

export function TemplatePage({ template, members, clients, admin }: TemplatePageProps) {
  const { name, steps, archived } = template
  return (
    <div className="grid max-w-[48rem] gap-10 pb-12">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="wrap-anywhere">{name}</h1>
          <p className="mt-1 text-ink-2">{text.summary(template)}.</p>
          {admin ? null : <p className="mt-1 text-sm text-ink-2">{text.adminOnly}</p>}
        </div>
        {admin ? <Archive template={template} /> : null}
      </div>
      <TemplateClients template={template.id} archived={archived} clients={clients} />
      {admin ? (
        <section aria-labelledby="template-form">
          <h2 id="template-form" className="pb-3 text-lg">
            {text.edit}
          </h2>
          {/* Saving changes the version, and the changed key makes React reset the form to the saved values. */}
          <TemplateForm key={template.version} template={template} members={members} />
        </section>
      ) : steps.length > 0 ? (
        <section aria-labelledby="template-steps">
          <h2 id="template-steps" className="pb-3 text-lg">
            {text.steps.title}
          </h2>
          <ol className="list-decimal pl-6">
            {steps.map((step) => (
              <li key={step} className="py-1 wrap-anywhere">
                {step}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  )
}

function Archive({ template: { id, name, archived } }: { template: WorkTemplate }) {
  const words = text.archive
  const { busy, act } = useAct()
  const [asking, setAsking] = useState(false)
  const change = (archive: boolean) =>
    act({
      work: () => archiveTemplateAction({ template: id, archive }),
      done: { title: archive ? words.done : words.back },
      failed: words.failed,
    })
  return (
    <>
      <Button size="sm" busy={busy} onClick={() => (archived ? change(false) : setAsking(true))}>
        {busy ? words.working : archived ? words.again : words.button}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={words.title(name)}
          confirm={words.confirm}
          keep={boardText.select.cancel}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            change(true)
          }}
        >
          {words.text}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
