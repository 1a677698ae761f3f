'use client'
import dynamic from 'next/dynamic'

// These sections are loaded separately, because only some tabs of a client's page show them.

export const ClientContact = dynamic(() =>
  import('@/components/clients/client-contact').then((module) => module.ClientContact),
)
export const ClientUpload = dynamic(() =>
  import('@/components/clients/client-upload').then((module) => module.ClientUpload),
)
export const DataRequests = dynamic(() =>
  import('@/components/clients/data-requests').then((module) => module.DataRequests),
)
export const InviteToClient = dynamic(() =>
  import('@/components/clients/new/invite-to-client').then((module) => module.InviteToClient),
)
export const ClientNotes = dynamic(() =>
  import('@/components/clients/client-notes').then((module) => module.ClientNotes),
)
export const ClientTags = dynamic(() =>
  import('@/components/clients/client-tags').then((module) => module.ClientTags),
)
export const InvitationRow = dynamic(() =>
  import('@/components/people/invitation-row').then((module) => module.InvitationRow),
)
