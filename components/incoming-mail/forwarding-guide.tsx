import type { Route } from 'next'
import { LinkTabs } from '@/components/ui/link-tabs'
import { incomingMailText, mailPrograms, type MailProgram } from '@/content/incoming-mail'
import { formatDateTime } from '@/lib/format/date'
import { spaced } from '@/lib/incoming-mail/mail-outcome'
import type { MailPage } from '@/lib/incoming-mail/schema'

const { guide: text } = incomingMailText

type ForwardingGuideProps = {
  code: MailPage['code']
  mayRead: boolean
  program: MailProgram
}

export function ForwardingGuide({ code, mayRead, program }: ForwardingGuideProps) {
  return (
    <section aria-labelledby="reenviar">
      <h2 id="reenviar" className="pb-1 text-xl rule-opens">
        {text.title}
      </h2>
      <LinkTabs
        label={text.tabs}
        items={mailPrograms.map((name) => ({
          href: `/portal/correo?guia=${name}` as Route,
          label: text.programs[name].label,
          current: name === program,
        }))}
        scroll={false}
      />
      <ol className="border-b border-ink">
        {text.programs[program].steps.map((step, at) => (
          <li
            key={step.text}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-rule first:border-t-0"
          >
            <b
              aria-hidden
              className="border-r-5 border-double border-rule-green pt-2 font-serif text-lg font-[450] text-green"
            >
              {at + 1}
            </b>
            <div className="py-2.5 pl-4">
              {step.text}
              {step.code && mayRead ? (
                <span className="block text-sm text-ink-2" data-secret={code ? true : undefined}>
                  {code ? (
                    <>
                      {text.code(formatDateTime(code.at))} <b className="text-ink">{spaced(code.code)}</b>
                    </>
                  ) : (
                    text.noCode
                  )}
                </span>
              ) : null}
              {step.note ? <span className="block text-sm text-ink-2">{step.note}</span> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
