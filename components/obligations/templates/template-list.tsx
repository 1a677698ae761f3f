import { ListChecks, Plus } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { buttonStyles } from '@/components/ui/button-styles'
import { State } from '@/components/ui/state'
import { templateText as text } from '@/content/obligation-templates'
import type { Templates } from '@/lib/obligations/templates/schema'

type TemplateListProps = {
  templates: Templates['templates']
  admin: boolean
}

export function TemplateList({ templates, admin }: TemplateListProps) {
  return (
    <div className="max-w-[48rem] pb-12">
      <div className="flex flex-wrap items-end justify-between gap-4 pb-5">
        <div>
          <h1>{text.title}</h1>
          <p className="mt-1 text-ink-2">{text.intro}</p>
          {admin ? null : <p className="mt-1 text-sm text-ink-2">{text.adminOnly}</p>}
        </div>
        {admin ? (
          <Link
            href="/admin/trabajo/plantillas/nueva"
            prefetch={false}
            className={buttonStyles({ variant: 'primary' })}
          >
            <Plus strokeWidth={1.75} aria-hidden /> {text.create}
          </Link>
        ) : null}
      </div>
      {templates.length === 0 ? (
        <State level={2} icon={ListChecks} title={text.empty.title}>
          {text.empty.text}
        </State>
      ) : (
        <ul className="border-t border-ink rule-closes">
          {templates.map((template) => (
            <li key={template.id} className="border-t border-rule py-3 first:border-t-0">
              <h2 className="font-sans text-base font-semibold">
                <Link
                  href={`/admin/trabajo/plantillas/${template.id}` as Route}
                  prefetch={false}
                  className="inline-flex min-h-tap items-center wrap-anywhere underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
                >
                  {template.name}
                </Link>
              </h2>
              <p className="text-[1rem] text-ink-2">
                {template.archived ? `${text.archived}. ` : null}
                {text.summary(template)}. {text.counts(template.steps.length, template.clients)}.
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
