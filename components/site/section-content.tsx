import { OpenIcon } from '@/components/site/icon'
import { cn } from '@/components/ui/cn'
import type { Testimonial } from '@/content/firm-profile'

const grids = {
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'md:grid-cols-2 xl:grid-cols-4',
}

const sizes = {
  lead: 'text-3xl/[1.1] tracking-[-0.02em] max-w-[17em]',
  side: 'text-xl/[1.2]',
  small: 'text-[1.375rem]/[1.32]',
}

type TitledGridProps = { items: readonly { title: string; text: string }[]; columns?: keyof typeof grids }

/** Short pieces in columns, each under its own rule. */
export function TitledGrid({ items, columns = 3 }: TitledGridProps) {
  return (
    <ul className={`mt-8 grid gap-x-8 ${grids[columns]}`}>
      {items.map(({ title, text }) => (
        <li key={title} className="border-t border-ink pt-4 pb-6">
          <h3>{title}</h3>
          <p className="mt-1.5 max-w-[44ch] text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

export function Quote({ testimonial, size }: { testimonial: Testimonial; size: keyof typeof sizes }) {
  return (
    <figure>
      <blockquote className={cn('font-serif font-[450] text-balance', sizes[size])}>
        «{testimonial.quote}»
      </blockquote>
      <figcaption className="mt-4 text-sm/[1.4] md:mt-6">
        <b className="block">{testimonial.name}</b>
        <span className="text-ink-2">{testimonial.position}</span>
      </figcaption>
    </figure>
  )
}

type QuestionListProps = {
  /** Questions of one name open one at a time. */
  name: string
  questions: readonly { question: string; answer: string }[]
}

/** Questions whose answers are in the page, opened without script. */
export function QuestionList({ name, questions }: QuestionListProps) {
  return (
    <div className="mt-8 border-t border-ink rule-closes">
      {questions.map(({ question, answer }, index) => (
        <details
          key={question}
          name={name}
          open={index === 0}
          className="group border-t border-rule first:border-t-0"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-2.5 hover:underline [&::-webkit-details-marker]:hidden">
            <h3 className="text-[1.1875rem]/[1.3]">{question}</h3>
            <OpenIcon className="size-5 text-green" />
          </summary>
          <p className="max-w-[66ch] pr-12 pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
