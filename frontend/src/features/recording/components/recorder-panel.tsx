import { useEffect, useRef, useState } from 'react';
import { cardClass } from '../../../design/card-class.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../../design/tabs.tsx';
import { Recorder } from '../recorder/recorder.ts';
import { useRecorderContext } from '../recorder/recorder-context.tsx';
import { RecordTab } from './record-tab.tsx';
import { UploadTab } from './upload-tab.tsx';
import { recorderTexts } from '../../../texts/en/recorder.ts';

export type RecorderPanelTab = 'record' | 'upload';

interface RecorderPanelProps {
  tab: RecorderPanelTab;
  onTabChange: (tab: RecorderPanelTab) => void;
  onClose: () => void;
}

/** Where a note begins: by speaking, or with a file. */
export default function RecorderPanel({ tab, onTabChange, onClose }: RecorderPanelProps) {
  const recorder = useRecorder();
  const { saving } = useRecorderContext();
  const uploadTab = useRef<HTMLButtonElement>(null);
  const turnToUpload = () => {
    onTabChange('upload');
    // The button that was pressed goes out of sight with its tab.
    uploadTab.current?.focus();
  };
  // A file that was chosen beside the recording must not go with it.
  const closeIfShown = () => tab === 'record' && onClose();
  return (
    <section
      aria-label={recorderTexts.newNote}
      className={`${cardClass} animate-arrive px-5 pt-3 pb-5 shadow-lift-high sm:px-8 sm:pb-7`}
    >
      <Tabs value={tab} onValueChange={(value) => onTabChange(value === 'upload' ? 'upload' : 'record')}>
        <TabList aria-label={recorderTexts.howToBegin}>
          <Tab value="record">{recorderTexts.recordAudio}</Tab>
          <Tab ref={uploadTab} value="upload">
            {recorderTexts.uploadFile}
          </Tab>
        </TabList>
        {/* Both stay mounted: a look at the other tab must not lose a recording. */}
        <TabPanel value="record" forceMount hidden={tab !== 'record'} className="pt-5">
          <RecordTab recorder={recorder} onClose={closeIfShown} onImport={turnToUpload} />
        </TabPanel>
        <TabPanel value="upload" forceMount hidden={tab !== 'upload'} className="pt-5">
          <UploadTab saving={saving} onClose={onClose} />
        </TabPanel>
      </Tabs>
    </section>
  );
}

/** The recorder of this page, made when its panel is opened for the first time. */
function useRecorder(): Recorder {
  const { ownerId, saving, recorder, setRecorder } = useRecorderContext();
  const [made] = useState(() => recorder ?? new Recorder(ownerId, saving));
  useEffect(() => setRecorder(made), [made, setRecorder]);
  return made;
}
