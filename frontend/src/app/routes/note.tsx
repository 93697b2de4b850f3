import { useParams } from 'react-router-dom';
import { NoteReader } from '../../features/notes/components/note-reader.tsx';
import { Transcript } from '../../features/reading/components/transcript.tsx';

export default function NoteRoute() {
  const { id = '' } = useParams();
  return <NoteReader id={id} transcript={(note) => <Transcript note={note} />} />;
}
