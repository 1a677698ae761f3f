import { ChevronDown } from 'lucide-react'
import { incomingMailText } from '@/content/incoming-mail'
import { formatDateTime } from '@/lib/format/date'
import { spaced } from '@/lib/incoming-mail/mail-outcome'
import type { MailPage } from '@/lib/incoming-mail/schema'

const { guide: text } = incomingMailText

type ForwardingGuideProps = {
  code: MailPage['code']
  mayRead: boolean
}

export function ForwardingGuide({ code, mayRead }: ForwardingGuideProps) {
  return (
    <section aria-labelledby="reenviar">
      <h2 id="reenviar" className="pb-2 text-xl rule-opens">
        {text.title}
      </h2>
      <h3 className="pt-3 pb-1 text-lg">{text.gmail}</h3>
      <ol className="border-b border-ink">
        {text.steps.map((step, at) => (
          <li key={step.text} className="flex gap-3 border-t border-rule py-2.5 first:border-t-0">
            <b aria-hidden className="text-green">
              {at + 1}
            </b>
            <div>
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
      <details className="group border-b border-ink">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 text-lg [&::-webkit-details-marker]:hidden">
          {text.outlook}
          <ChevronDown
            className="size-5 flex-none text-green group-open:rotate-180"
            strokeWidth={1.75}
            aria-hidden
          />
        </summary>
        <p className="pb-4">{text.outlookText}</p>
      </details>
    </section>
  )
}
