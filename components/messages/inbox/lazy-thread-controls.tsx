'use client'
import dynamic from 'next/dynamic'

/** The server renders these controls of a conversation with the page, but their scripts load later. */
export const ThreadAssignee = dynamic(() =>
  import('@/components/messages/inbox/thread-controls').then((module) => module.ThreadAssignee),
)
export const ClosingButton = dynamic(() =>
  import('@/components/messages/inbox/thread-controls').then((module) => module.ClosingButton),
)
export const FollowThread = dynamic(() =>
  import('@/components/messages/inbox/thread-controls').then((module) => module.FollowThread),
)
