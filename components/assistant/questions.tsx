import { QuestionList } from '@/components/site/section'
import { assistantPage } from '@/content/assistant/assistant-page'
import { faq } from '@/content/faq'

export function Questions() {
  return (
    <div className="-mt-8">
      <h2 className="sr-only">{assistantPage.tabs.questions}</h2>
      <QuestionList name="preguntas" questions={faq} />
    </div>
  )
}
