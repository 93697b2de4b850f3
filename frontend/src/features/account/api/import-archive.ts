import { useMutation, useQueryClient } from '@tanstack/react-query';
import { upload, type UploadProgress } from '../../../http/upload.ts';

interface Import {
  file: File;
  onProgress: (progress: UploadProgress) => void;
  signal: AbortSignal;
}

/** Takes in what an account has exported, here or elsewhere. Whatever the app knows may be different afterwards. */
export function useImportArchive() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, onProgress, signal }: Import) => {
      const form = new FormData();
      form.set('archive', file, file.name);
      return (await upload('/api/account/import', form, { onProgress, signal })).data;
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}
