import { Section } from '@/components/site/section'
import { about } from '@/content/about'

export function History() {
  return (
    <Section folio={1} ruled>
      <div className="grid items-start gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <div>
          <h2 className="text-2xl/[1.08]">{about.history.title}</h2>
          <div className="mt-8 grid max-w-[60ch] gap-6">
            {about.history.paragraphs.map((paragraph) => (
              <p
                key={paragraph}
                className="first:first-letter:float-left first:first-letter:pt-[0.07em] first:first-letter:pr-[0.1em] first:first-letter:font-serif first:first-letter:text-[3.4em]/[0.8] first:first-letter:text-green"
              >
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <div className="grid gap-6">
          {[about.mission, about.vision].map(({ title, text }) => (
            <div
              key={title}
              className="border border-l-5 [border-left-style:double] border-rule border-l-green bg-sheet p-6"
            >
              <h3>{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
