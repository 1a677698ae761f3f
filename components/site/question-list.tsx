import { Icon } from '@/components/site/icon'

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
            <Icon name="plus" className="size-5 text-green group-open:hidden" />
            <Icon name="minus" className="hidden size-5 text-green group-open:block" />
          </summary>
          <p className="max-w-[66ch] pr-12 pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
