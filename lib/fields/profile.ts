import { z } from 'zod'
import { account } from '@/content/account'
import { optionalName } from '@/lib/fields/name'
import { phoneText } from '@/lib/fields/phone'

const { contact } = account

/** An empty field means that the client gave no value. */
export const profileSchema = z.strictObject({
  name: optionalName(2, 100, contact.problems.name),
  phone: phoneText(contact.problems.phone),
})
