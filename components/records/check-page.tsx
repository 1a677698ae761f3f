import { CheckedFacts } from '@/components/records/checked-facts'
import { PageHeading, Section } from '@/components/site/section'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { linkStyles } from '@/components/ui/control-styles'
import { checkText as text } from '@/content/records'
import type { RecordAnswer } from '@/lib/records/check-record'

type CheckPageProps = { typed: string; answer: RecordAnswer | null; signed: boolean }

/** Where whoever holds a record learns whether it is ours; works without script but for the comparison. */
export function CheckPage({ typed, answer, signed }: CheckPageProps) {
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  return (
    <Section opens>
      <PageHeading title={text.title} lead={text.lead} />
      <CheckForm typed={typed} problem={problem} />
      {answer && !('problem' in answer) ? <CheckedFacts record={answer} /> : null}
      {signed ? (
        <div className="mt-14 max-w-[60ch] border-t border-rule pt-6">
          <h2 className="text-xl">{text.certificate}</h2>
          <p className="mt-2 text-ink-2">{text.certificateLead}</p>
          <p className="mt-3">
            <a href="/api/registros/certificado" download className={linkStyles}>
              {text.certificateLink}
            </a>
          </p>
        </div>
      ) : null}
    </Section>
  )
}

/** Asks by address, so that an answer can be kept and sent on. */
function CheckForm({ typed, problem }: { typed: string; problem: string | undefined }) {
  return (
    <form action={text.path} className="mt-8 grid max-w-96 gap-4">
      <Field label={text.field} hint={text.hint} error={problem}>
        {(control) => (
          <Input
            {...control}
            name="codigo"
            defaultValue={typed}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="tracking-[.06em] tabular-nums"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start">
        {text.button}
      </Button>
    </form>
  )
}
