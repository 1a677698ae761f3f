-- The open review page hears that the automation service proposed something: an arrival between us and another service is told
-- as the deliveries are, to members alone. No row that a client follows is touched.
drop trigger if exists proposals_changed on private.automation_proposals;
create trigger proposals_changed after insert on private.automation_proposals
  for each statement execute function private.note_room_change('deliveries');
