import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConsentText } from '@/components/auth/form-parts'
import { consentSentence } from '@/content/auth'

test('the form shows exactly the sentence whose hash is kept', () => {
  const { container } = render(<ConsentText />)
  expect(container.textContent).toBe(consentSentence)
})
