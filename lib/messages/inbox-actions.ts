'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { assignThread, beginThreads, closeThread, removeAnswer, saveAnswer } from '@/lib/messages/mutations'
import {
  assignSchema,
  beginManySchema,
  closeSchema,
  removeAnswerSchema,
  saveAnswerSchema,
} from '@/lib/messages/inbox-schema'

export const assignThreadAction = staffAction(assignSchema, async (input, member) => {
  await assignThread(member, input)
  refresh()
  return null
})

export const closeThreadAction = staffAction(closeSchema, async (input, member) => {
  await closeThread(member, input)
  refresh()
  return null
})

export const saveAnswerAction = staffAction(saveAnswerSchema, async (input, member) => {
  await saveAnswer(member, input)
  refresh()
  return null
})

export const removeAnswerAction = staffAction(removeAnswerSchema, async (input, member) => {
  await removeAnswer(member, input)
  refresh()
  return null
})

export const beginManyAction = staffAction(beginManySchema, async (input, member) => {
  const refused = await beginThreads(member, input)
  refresh()
  return refused
})
