export * from './audio.ts';
export * from './creation.ts';
export * from './invitation.ts';
export * from './job.ts';
export * from './note-permission.ts';
export * from './note.ts';
export * from './operational-error.ts';
export * from './security-event.ts';
