import { expect, test } from 'vitest'
import { profileSchema } from '@/lib/account/schema'
import { companySchema } from '@/lib/account/company'
import { letterSchema } from '@/lib/messages/schema'
import { checkDigit } from '@/supabase/sample-files/parties'
import { demoClients } from '@/supabase/demo/clients'

test.each(demoClients)('$name of the demo could have written it all through the forms', (client) => {
  const { name, phone, company, threads } = client
  expect(profileSchema.safeParse({ name, phone }).error).toBeUndefined()
  const filed = { name: company.name, nit: company.nit, digit: String(checkDigit(company.nit)) }
  expect(companySchema.safeParse(filed).error).toBeUndefined()
  for (const { subject, lines } of threads)
    for (const [, words] of lines)
      expect(letterSchema.safeParse({ subject, words, files: [] }).error).toBeUndefined()
})

test('what gets its id from its name has a name of its own', async () => {
  const files = await Promise.all(demoClients.map(async (client) => client.files()))
  const names = [
    ...files.flat().map(({ file }) => `file ${file.name}`),
    ...demoClients.flatMap(({ threads }) => threads.map(({ subject }) => subject)),
    ...demoClients.flatMap(({ meetings }) => meetings.map(({ title }) => title)),
    ...demoClients.flatMap(({ tasks }) => tasks.map(([name]) => name)),
  ]
  expect(names).toEqual([...new Set(names)])
})
